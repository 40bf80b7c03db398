// SPDX-License-Identifier: Apache-2.0

import Languages

/// The language of the module: it holds the sentences of no other.
let language = Language.english
