// SPDX-License-Identifier: Apache-2.0

/// The files that every page for browsers is made of.
package struct PageParts: Sendable {
  /// The page's markup, with a name in double braces at each place that is filled in.
  let markup: String
  let style: String
  let script: String
  /// The module for browsers, compressed, in base64.
  let engine: String

  package init(markup: String, style: String, script: String, engine: String) {
    self.markup = markup
    self.style = style
    self.script = script
    self.engine = engine
  }
}
