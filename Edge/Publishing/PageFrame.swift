// SPDX-License-Identifier: Apache-2.0

/// The surroundings of a page of the site: its head, what stands before and behind its content, and
/// the way to the files that it shares.
package struct PageFrame: Sendable {
  package let title: String
  package let head: String
  package let before: String
  package let after: String
  /// The way from the page to the folder of its language, such as `../`.
  package let up: String
  /// The way from the page to the folder of the site.
  package let root: String

  package init(
    title: String, head: String, before: String, after: String, up: String, root: String
  ) {
    self.title = title
    self.head = head
    self.before = before
    self.after = after
    self.up = up
    self.root = root
  }
}
