" SPDX-License-Identifier: Apache-2.0
" :make plays the scenario, and the quickfix list shows where an expectation failed.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1
setlocal commentstring=#\ %s comments=:#
setlocal makeprg=applife\ run\ --quiet\ %:S
setlocal errorformat=%f:%l:%c:\ %m
let b:undo_ftplugin = 'setlocal commentstring< comments< makeprg< errorformat<'
