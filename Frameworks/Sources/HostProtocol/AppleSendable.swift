// SPDX-License-Identifier: Apache-2.0

/// `Sendable`, because the type of Apple's is.
///
/// - Note: Unchecked: apps hand such an object between threads as they hand Apple's. It guards nothing of what it holds,
///   or nothing of it changes. Every stand-in sees this module, so the reason is written once, here.
package typealias AppleSendable = Sendable
