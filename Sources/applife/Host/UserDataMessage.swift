// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// What a hosted app said about its user's data.
enum UserDataMessage {
  /// Something has changed; what it is found by again, if the app says that.
  case edited(String?)
  /// Something has been saved; what, if the app says that.
  case saved(AppMessage.Saved?)
  /// It was asked to edit: whether it has.
  case answered(Bool)
}
