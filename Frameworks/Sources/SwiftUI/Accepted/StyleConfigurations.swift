// SPDX-License-Identifier: Apache-2.0

// What styles of an app's own are given: no view asks them.

@MainActor public struct DatePickerStyleConfiguration {
  public let label: AnyView
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}
@MainActor public struct FormStyleConfiguration { public let content: AnyView }
@MainActor public struct TextEditorStyleConfiguration {}
@MainActor public struct NavigationSplitViewStyleConfiguration {}

extension Form where Content == AnyView {
  @MainActor public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
