// SPDX-License-Identifier: Apache-2.0

extension English {
  static let picture = PicturePhrases(
    events: "events",
    limit: { "limit \($0) until \($1) s" },
    leftOut: { "\($0) more rows are not drawn." },
    summary: { "\($0) \($0 == 1 ? "event" : "events"), from 0 to \($1) s." },
    change: { "\($0) at \($1) s" },
    ended: { "terminated at \($1) s (\($0))" },
    history: { app, changes in
      "\(app): not running at first" + changes.map { ", then " + $0 }.joined() + "."
    },
    coverage: { "\($0) of \($1) states and \($2) of \($3) transitions seen." },
    unseen: { "Not seen: " + $0.joined(separator: ", ") + "." },
    seen: "seen",
    notSeen: "not seen",
    runs: { "\($0) \($0 == 1 ? "scenario" : "scenarios")" })
}
