// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class ScenarioListSentences: ScenarioListPhrases {
    var title: String { "课与剧本" }

    var search: String { "搜索：" }

    var loading: String { "正在读取列表…" }

    var lessons: String { "课" }

    var others: String { "其他" }

    var nothingFound: String { "没有匹配项。" }
  }
}
