// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit
import HostedBase

/// Cells: those that a table makes as often as it needs, and those that are always there.
extension Scene {
  func prototypes(_ table: UITableView, _ node: XMLElementNode) {
    for prototype in node.first("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.register({ [weak self] in self?.cell(prototype) ?? UITableViewCell() }, for: identifier)
    }
  }

  func prototypes(_ view: UICollectionView, _ node: XMLElementNode) {
    for prototype in node.first("cells")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.register(
        { [weak self] in self?.cell(prototype) ?? UICollectionViewCell(frame: .zero) },
        for: identifier)
    }
    for key in ["sectionHeaderView", "sectionFooterView"] {
      guard let header = node.child(key: key), let identifier = header["reuseIdentifier"] else {
        continue
      }
      view.register(
        { [weak self] in self?.cell(header) ?? UICollectionReusableView(frame: .zero) },
        for: identifier)
    }
  }

  /// A cell of its own, with its own outlets; its actions and segues are the controller's.
  private func cell<Cell: UIView>(_ node: XMLElementNode) -> Cell? {
    let scene = Scene(of: node, in: self)
    let made = scene.view(node)
    (made as? UITableViewCell)?.ownIdentifier = node["reuseIdentifier"]
    scene.connect(node)
    made.awakeFromNib()
    return made as? Cell
  }

  /// The rows of a table that has no prototypes.
  func staticCells(_ table: UITableView, _ node: XMLElementNode) {
    guard let sections = node.first("sections") else { return }
    let content = sections.children.map { section in
      (
        title: section["headerTitle"],
        cells: (section.first("cells")?.children ?? []).map { view($0) as? UITableViewCell }
          .compactMap { $0 }
      )
    }
    table.setStaticCells(content)
  }
}
