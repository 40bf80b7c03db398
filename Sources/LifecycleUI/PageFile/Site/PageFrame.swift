// SPDX-License-Identifier: Apache-2.0

/// The surroundings of a page of the site: its head, what stands before and behind its content, and
/// the way to the files that it shares.
package struct PageFrame: Sendable {
  let title: String
  let head: String
  let before: String
  let after: String
  /// The way from the page to the folder of its language, such as `../`.
  let up: String
  /// The way from the page to the folder of the site.
  let root: String
}
