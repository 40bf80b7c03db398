// SPDX-License-Identifier: Apache-2.0

// Where a file imports Testing and UIKit, the compiler adds a module of this name, which Swift
// Testing has for Apple's UIKit: pictures as attachments. Here it is empty.
