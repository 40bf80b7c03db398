// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Testing

@testable import applife

/// The names of functions in reports of crashes.
@Suite("Names of functions")
struct FunctionNameTests {
  @Test(
    "a function is told as the person wrote it",
    arguments: [
      // A part of an async function, behind an await.
      ("$s5names5StoreV4loadyyYaFTY1_", "Store.load"),
      ("$s5names5StoreV4loadyyYaFTQ0_", "Store.load"),
      ("$s5names5StoreV4makeACyxGyFZ", "Store.make"),
      ("$s5names5StoreV1poiyACyxGAE_AEtFZ", "Store.+"),
      ("$s5names1CC1zSivW", "C.z.didset"),
      // Private, and a closure in it.
      ("$s5names5StoreV6hidden33_771DBC3C8310D32D576DC2D6F4B50E47LLyySiF", "Store.hidden"),
      ("$s5names5StoreV6hidden33_771DBC3C8310D32D576DC2D6F4B50E47LLyySiFyycfU_", "Store.hidden"),
      ("$s5names3top33_771DBC3C8310D32D576DC2D6F4B50E47LLyySiF5innerL_yyF", "top"),
      (
        "$s5names1EO5Inner33_771DBC3C8310D32D576DC2D6F4B50E47LLV2goySayxGxSQRzlF", "E.Inner.go"
      ),
      // In an extension.
      ("$sSa5namesE6secondxyF", "Array.second"),
      ("$sSa5namesE4zeroSiyFZ", "Array.zero"),
      ("no name of Swift's", "no name of Swift's"),
    ])
  func plain(mangled: String, told: String) {
    #expect(FunctionName.plain(mangled, in: "names") == told)
  }
}
