// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// A note of what a hosted app said about its data: `torture` and `migrate` ask for them.
enum AppNote {
  /// Something has changed: the text by which it is found again, if the app says one.
  case edited(String?)
  /// Something has been saved: the list of it, if the app says one.
  case saved(AppMessage.Saved?)
  /// It was asked to edit; true if it has.
  case answered(Bool)
  /// A tap or a text found nothing to act on: what the log says of it.
  case missed(String)
  /// A launch method looked up this key of the launch options.
  case readLaunchOption(String)
}
