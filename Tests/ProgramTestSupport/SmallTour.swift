// SPDX-License-Identifier: Apache-2.0

/// A tour that is searched for in a second, even by a program that is not optimized.
package enum SmallTour {
  /// The option that leaves few events to it.
  package static let few =
    "--without=lock,push,local-notifications,links,control-center,notification-center,alerts,"
    + "face-id,siri,input,audio,files,data,hang,end-process,tasks,fetch"
}
