// SPDX-License-Identifier: Apache-2.0

// UIKit brings Core Image along on Apple's systems, so its names are there.
@_exported import UIKit
