" SPDX-License-Identifier: Apache-2.0
" Scenarios of applife. A space and a hyphen are the same, and case does not matter.
if exists('b:current_syntax')
  finish
endif
syntax case ignore

syntax match scenarioComment /\(^\|\s\)\zs#.*$/ contains=@Spell
syntax region scenarioString start=/"/ end=/"/ oneline
syntax match scenarioTime /\(^\|[[:space:],+]\)\@<=+\=\d\+\(\.\d\+\)\=\(ms\|[smh]\)\([0-9hms.]*\)\>/
syntax match scenarioCode /\<0x\x\+\>/
syntax match scenarioReading /\[\s*\(active\|inactive\|background\)\s*\]/
syntax case match
syntax match scenarioCallback /\<[a-z]\+[A-Z][A-Za-z]*\(([A-Za-z_:]*)\)\=/
syntax match scenarioCallback /\<[a-z]\+([A-Za-z_:]*)/
syntax match scenarioCallback /\<BGTask\.expirationHandler\>/
syntax match scenarioCallback /\<Activity\.activityUpdates\>/
syntax match scenarioResult /\<\(newData\|noData\|failed\)\>/
syntax case ignore
syntax match scenarioState /\<\(active\|inactive\|background\|suspended\|not[ -]running\|refused\|saved\|lost\)\>/
syntax match scenarioDeclaration /\(^\|,\)\s*\zs\(ios\|app\|on\|limit\|calls\)\>/
syntax match scenarioProperty /\<[a-z-]\+=/
syntax match scenarioStep /\<\(wait\|skip\|predict\|stop[ -]here\)\>/
syntax match scenarioExpect /\<\(within\|expect\)\>/
syntax match scenarioEvent /\<answer[ -]alert\>/
syntax match scenarioEvent /\<answer[ -]call\>/
syntax match scenarioEvent /\<background[ -]fetch\>/
syntax match scenarioEvent /\<begin[ -]task\>/
syntax match scenarioEvent /\<bluetooth[ -]event\>/
syntax match scenarioEvent /\<cancel[ -]task\>/
syntax match scenarioEvent /\<change[ -]battery\>/
syntax match scenarioEvent /\<change[ -]icloud\>/
syntax match scenarioEvent /\<change[ -]locale\>/
syntax match scenarioEvent /\<change[ -]low[ -]power[ -]mode\>/
syntax match scenarioEvent /\<change[ -]privacy\>/
syntax match scenarioEvent /\<change[ -]proximity\>/
syntax match scenarioEvent /\<change[ -]refresh[ -]status\>/
syntax match scenarioEvent /\<change[ -]screen\>/
syntax match scenarioEvent /\<change[ -]settings\>/
syntax match scenarioEvent /\<change[ -]time\>/
syntax match scenarioEvent /\<choose\>/
syntax match scenarioEvent /\<choose[ -]window\>/
syntax match scenarioEvent /\<close[ -]control[ -]center\>/
syntax match scenarioEvent /\<close[ -]notification[ -]center\>/
syntax match scenarioEvent /\<close[ -]switcher\>/
syntax match scenarioEvent /\<close[ -]window\>/
syntax match scenarioEvent /\<complete[ -]task\>/
syntax match scenarioEvent /\<connect[ -]accessory\>/
syntax match scenarioEvent /\<connect[ -]carplay\>/
syntax match scenarioEvent /\<connect[ -]display\>/
syntax match scenarioEvent /\<continue[ -]activity\>/
syntax match scenarioEvent /\<crash\>/
syntax match scenarioEvent /\<decline[ -]call\>/
syntax match scenarioEvent /\<disconnect[ -]accessory\>/
syntax match scenarioEvent /\<disconnect[ -]carplay\>/
syntax match scenarioEvent /\<disconnect[ -]display\>/
syntax match scenarioEvent /\<disconnect[ -]scene\>/
syntax match scenarioEvent /\<dismiss[ -]banner\>/
syntax match scenarioEvent /\<dismiss[ -]siri\>/
syntax match scenarioEvent /\<edit\>/
syntax match scenarioEvent /\<end[ -]call\>/
syntax match scenarioEvent /\<end[ -]process\>/
syntax match scenarioEvent /\<end[ -]task\>/
syntax match scenarioEvent /\<enter[ -]region\>/
syntax match scenarioEvent /\<exceed[ -]memory\>/
syntax match scenarioEvent /\<exit\>/
syntax match scenarioEvent /\<exit[ -]region\>/
syntax match scenarioEvent /\<finish[ -]face[ -]id\>/
syntax match scenarioEvent /\<finish[ -]fetch\>/
syntax match scenarioEvent /\<finish[ -]transfer\>/
syntax match scenarioEvent /\<hang\>/
syntax match scenarioEvent /\<invoke[ -]siri\>/
syntax match scenarioEvent /\<location[ -]update\>/
syntax match scenarioEvent /\<lock\>/
syntax match scenarioEvent /\<lock[ -]file\>/
syntax match scenarioEvent /\<move[ -]device\>/
syntax match scenarioEvent /\<open[ -]control[ -]center\>/
syntax match scenarioEvent /\<open[ -]notification[ -]center\>/
syntax match scenarioEvent /\<open[ -]switcher\>/
syntax match scenarioEvent /\<open[ -]url\>/
syntax match scenarioEvent /\<open[ -]window\>/
syntax match scenarioEvent /\<play[ -]audio\>/
syntax match scenarioEvent /\<press[ -]home\>/
syntax match scenarioEvent /\<prewarm\>/
syntax match scenarioEvent /\<quick[ -]action\>/
syntax match scenarioEvent /\<range[ -]beacons\>/
syntax match scenarioEvent /\<reboot\>/
syntax match scenarioEvent /\<receive[ -]call\>/
syntax match scenarioEvent /\<receive[ -]live[ -]activity[ -]push\>/
syntax match scenarioEvent /\<receive[ -]local[ -]notification\>/
syntax match scenarioEvent /\<receive[ -]message\>/
syntax match scenarioEvent /\<receive[ -]push\>/
syntax match scenarioEvent /\<receive[ -]silent[ -]push\>/
syntax match scenarioEvent /\<receive[ -]voip[ -]push\>/
syntax match scenarioEvent /\<reclaim[ -]memory\>/
syntax match scenarioEvent /\<recover\>/
syntax match scenarioEvent /\<redraw\>/
syntax match scenarioEvent /\<remote[ -]control\>/
syntax match scenarioEvent /\<report[ -]call\>/
syntax match scenarioEvent /\<report[ -]progress\>/
syntax match scenarioEvent /\<rotate\>/
syntax match scenarioEvent /\<run[ -]task\>/
syntax match scenarioEvent /\<save\>/
syntax match scenarioEvent /\<schedule[ -]continued\>/
syntax match scenarioEvent /\<schedule[ -]processing\>/
syntax match scenarioEvent /\<schedule[ -]refresh\>/
syntax match scenarioEvent /\<shake\>/
syntax match scenarioEvent /\<show[ -]alert\>/
syntax match scenarioEvent /\<slow[ -]save\>/
syntax match scenarioEvent /\<start[ -]face[ -]id\>/
syntax match scenarioEvent /\<start[ -]live[ -]activity\>/
syntax match scenarioEvent /\<start[ -]location\>/
syntax match scenarioEvent /\<stop[ -]audio\>/
syntax match scenarioEvent /\<stop[ -]location\>/
syntax match scenarioEvent /\<stop[ -]task\>/
syntax match scenarioEvent /\<swipe[ -]away\>/
syntax match scenarioEvent /\<tap[ -]banner\>/
syntax match scenarioEvent /\<tap[ -]button\>/
syntax match scenarioEvent /\<tap[ -]icon\>/
syntax match scenarioEvent /\<tap[ -]local[ -]notification\>/
syntax match scenarioEvent /\<tap[ -]push\>/
syntax match scenarioEvent /\<touch\>/
syntax match scenarioEvent /\<type\>/
syntax match scenarioEvent /\<unlock\>/
syntax match scenarioEvent /\<unlock[ -]file\>/
syntax match scenarioEvent /\<warn[ -]battery\>/
syntax match scenarioEvent /\<warn[ -]memory\>/

highlight default link scenarioComment Comment
highlight default link scenarioString String
highlight default link scenarioTime Number
highlight default link scenarioCode Number
highlight default link scenarioReading Constant
highlight default link scenarioCallback Identifier
highlight default link scenarioState Constant
highlight default link scenarioResult Constant
highlight default link scenarioDeclaration PreProc
highlight default link scenarioProperty Type
highlight default link scenarioStep Keyword
highlight default link scenarioExpect Statement
highlight default link scenarioEvent Function

let b:current_syntax = 'scenario'
