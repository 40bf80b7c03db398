// SPDX-License-Identifier: Apache-2.0

// Clipboard: nobody cuts or pastes.

extension View {
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
}
