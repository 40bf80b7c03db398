// SPDX-License-Identifier: Apache-2.0

// View styles: accepted, and without effect. The styles of controls and of containers have a file each.

extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  public func groupBoxContentStyle() -> some View { self }
}
