// SPDX-License-Identifier: Apache-2.0

// Effects that an app puts over its content when it leaves the screen: kept, and not drawn.

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiblureffect
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
  public init(style: Style) {}
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uivibrancyeffect
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open var contentView: UIView { ownContent }
  private let ownContent = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
