// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class LossSentences: LossPhrases {
    func title(_ way: Loss.Way) -> String {
      "An edit in \(way.end.app ?? "") is lost after \(count(way.eventCount))."
    }

    func result(_ loss: Loss) -> String {
      let situations =
        Numerals.grouped(loss.situations, by: ",")
        + (loss.situations == 1 ? " situation" : " situations")
      if let way = loss.way {
        return "\(count(way.eventCount)), and no way with fewer (\(situations))."
      }
      if loss.isComplete {
        return "No way, however many events (\(situations): all there are)."
      }
      return loss.searchedEvents == loss.bound
        ? "No way in \(count(loss.bound)) (\(situations)). With more there may be one."
        : "No way in \(count(loss.searchedEvents)). The search ended after \(situations), before \(count(loss.bound))."
    }

    func notTried(_ loss: Loss) -> String {
      loss.isSudden
        ? "Not tried: calls, messages and pushes, and what an app asks for."
        : "Not tried: a crash, a restart, a changed privacy setting, and iOS ending the app in front. They lose everything that is not saved yet (--sudden)."
    }

    let nothingToLose = "no edit can be made after these steps"
  }

  private static func count(_ events: Int) -> String {
    "\(events) \(events == 1 ? "event" : "events")"
  }
}
