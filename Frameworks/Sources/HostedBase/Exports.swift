// SPDX-License-Identifier: Apache-2.0

// The modules that `import Foundation` brings on Apple's systems. The copy of an app's source imports this module in
// Foundation's place: what it declares hides what Foundation on Linux declares under the same name.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
