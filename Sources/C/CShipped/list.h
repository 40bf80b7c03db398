// Written by tools/shipped.
#if __has_include("Agent/SKILL.md")
#endif
FILE("Agent/SKILL.md")
#if __has_include("Lessons/01-five-states.scenario")
#endif
FILE("Lessons/01-five-states.scenario")
#if __has_include("Lessons/02-launch.scenario")
#endif
FILE("Lessons/02-launch.scenario")
#if __has_include("Lessons/03-main-run-loop.scenario")
#endif
FILE("Lessons/03-main-run-loop.scenario")
#if __has_include("Lessons/04-interruptions.scenario")
#endif
FILE("Lessons/04-interruptions.scenario")
#if __has_include("Lessons/05-leaving.scenario")
#endif
FILE("Lessons/05-leaving.scenario")
#if __has_include("Lessons/06-returning.scenario")
#endif
FILE("Lessons/06-returning.scenario")
#if __has_include("Lessons/07-why-did-my-timer-stop.scenario")
#endif
FILE("Lessons/07-why-did-my-timer-stop.scenario")
#if __has_include("Lessons/08-five-seconds.scenario")
#endif
FILE("Lessons/08-five-seconds.scenario")
#if __has_include("Lessons/09-background-tasks.scenario")
#endif
FILE("Lessons/09-background-tasks.scenario")
#if __has_include("Lessons/10-saving-data.scenario")
#endif
FILE("Lessons/10-saving-data.scenario")
#if __has_include("Lessons/11-endings.scenario")
#endif
FILE("Lessons/11-endings.scenario")
#if __has_include("Lessons/12-memory.scenario")
#endif
FILE("Lessons/12-memory.scenario")
#if __has_include("Lessons/13-opened-by.scenario")
#endif
FILE("Lessons/13-opened-by.scenario")
#if __has_include("Lessons/14-background-fetch.scenario")
#endif
FILE("Lessons/14-background-fetch.scenario")
#if __has_include("Lessons/15-why-no-fetch.scenario")
#endif
FILE("Lessons/15-why-no-fetch.scenario")
#if __has_include("Lessons/16-threads.scenario")
#endif
FILE("Lessons/16-threads.scenario")
#if __has_include("Lessons/17-older-ios.scenario")
#endif
FILE("Lessons/17-older-ios.scenario")
#if __has_include("Lessons/18-scenes.scenario")
#endif
FILE("Lessons/18-scenes.scenario")
#if __has_include("Lessons/ru/01-five-states.po")
#endif
FILE("Lessons/ru/01-five-states.po")
#if __has_include("Lessons/ru/02-launch.po")
#endif
FILE("Lessons/ru/02-launch.po")
#if __has_include("Lessons/ru/03-main-run-loop.po")
#endif
FILE("Lessons/ru/03-main-run-loop.po")
#if __has_include("Lessons/ru/04-interruptions.po")
#endif
FILE("Lessons/ru/04-interruptions.po")
#if __has_include("Lessons/ru/05-leaving.po")
#endif
FILE("Lessons/ru/05-leaving.po")
#if __has_include("Lessons/ru/06-returning.po")
#endif
FILE("Lessons/ru/06-returning.po")
#if __has_include("Lessons/ru/07-why-did-my-timer-stop.po")
#endif
FILE("Lessons/ru/07-why-did-my-timer-stop.po")
#if __has_include("Lessons/ru/08-five-seconds.po")
#endif
FILE("Lessons/ru/08-five-seconds.po")
#if __has_include("Lessons/ru/09-background-tasks.po")
#endif
FILE("Lessons/ru/09-background-tasks.po")
#if __has_include("Lessons/ru/10-saving-data.po")
#endif
FILE("Lessons/ru/10-saving-data.po")
#if __has_include("Lessons/ru/11-endings.po")
#endif
FILE("Lessons/ru/11-endings.po")
#if __has_include("Lessons/ru/12-memory.po")
#endif
FILE("Lessons/ru/12-memory.po")
#if __has_include("Lessons/ru/13-opened-by.po")
#endif
FILE("Lessons/ru/13-opened-by.po")
#if __has_include("Lessons/ru/14-background-fetch.po")
#endif
FILE("Lessons/ru/14-background-fetch.po")
#if __has_include("Lessons/ru/15-why-no-fetch.po")
#endif
FILE("Lessons/ru/15-why-no-fetch.po")
#if __has_include("Lessons/ru/16-threads.po")
#endif
FILE("Lessons/ru/16-threads.po")
#if __has_include("Lessons/ru/17-older-ios.po")
#endif
FILE("Lessons/ru/17-older-ios.po")
#if __has_include("Lessons/ru/18-scenes.po")
#endif
FILE("Lessons/ru/18-scenes.po")
#if __has_include("Lessons/vi/01-five-states.po")
#endif
FILE("Lessons/vi/01-five-states.po")
#if __has_include("Lessons/vi/02-launch.po")
#endif
FILE("Lessons/vi/02-launch.po")
#if __has_include("Lessons/vi/03-main-run-loop.po")
#endif
FILE("Lessons/vi/03-main-run-loop.po")
#if __has_include("Lessons/vi/04-interruptions.po")
#endif
FILE("Lessons/vi/04-interruptions.po")
#if __has_include("Lessons/vi/05-leaving.po")
#endif
FILE("Lessons/vi/05-leaving.po")
#if __has_include("Lessons/vi/06-returning.po")
#endif
FILE("Lessons/vi/06-returning.po")
#if __has_include("Lessons/vi/07-why-did-my-timer-stop.po")
#endif
FILE("Lessons/vi/07-why-did-my-timer-stop.po")
#if __has_include("Lessons/vi/08-five-seconds.po")
#endif
FILE("Lessons/vi/08-five-seconds.po")
#if __has_include("Lessons/vi/09-background-tasks.po")
#endif
FILE("Lessons/vi/09-background-tasks.po")
#if __has_include("Lessons/vi/10-saving-data.po")
#endif
FILE("Lessons/vi/10-saving-data.po")
#if __has_include("Lessons/vi/11-endings.po")
#endif
FILE("Lessons/vi/11-endings.po")
#if __has_include("Lessons/vi/12-memory.po")
#endif
FILE("Lessons/vi/12-memory.po")
#if __has_include("Lessons/vi/13-opened-by.po")
#endif
FILE("Lessons/vi/13-opened-by.po")
#if __has_include("Lessons/vi/14-background-fetch.po")
#endif
FILE("Lessons/vi/14-background-fetch.po")
#if __has_include("Lessons/vi/15-why-no-fetch.po")
#endif
FILE("Lessons/vi/15-why-no-fetch.po")
#if __has_include("Lessons/vi/16-threads.po")
#endif
FILE("Lessons/vi/16-threads.po")
#if __has_include("Lessons/vi/17-older-ios.po")
#endif
FILE("Lessons/vi/17-older-ios.po")
#if __has_include("Lessons/vi/18-scenes.po")
#endif
FILE("Lessons/vi/18-scenes.po")
#if __has_include("Lessons/zh-Hans/01-five-states.po")
#endif
FILE("Lessons/zh-Hans/01-five-states.po")
#if __has_include("Lessons/zh-Hans/02-launch.po")
#endif
FILE("Lessons/zh-Hans/02-launch.po")
#if __has_include("Lessons/zh-Hans/03-main-run-loop.po")
#endif
FILE("Lessons/zh-Hans/03-main-run-loop.po")
#if __has_include("Lessons/zh-Hans/04-interruptions.po")
#endif
FILE("Lessons/zh-Hans/04-interruptions.po")
#if __has_include("Lessons/zh-Hans/05-leaving.po")
#endif
FILE("Lessons/zh-Hans/05-leaving.po")
#if __has_include("Lessons/zh-Hans/06-returning.po")
#endif
FILE("Lessons/zh-Hans/06-returning.po")
#if __has_include("Lessons/zh-Hans/07-why-did-my-timer-stop.po")
#endif
FILE("Lessons/zh-Hans/07-why-did-my-timer-stop.po")
#if __has_include("Lessons/zh-Hans/08-five-seconds.po")
#endif
FILE("Lessons/zh-Hans/08-five-seconds.po")
#if __has_include("Lessons/zh-Hans/09-background-tasks.po")
#endif
FILE("Lessons/zh-Hans/09-background-tasks.po")
#if __has_include("Lessons/zh-Hans/10-saving-data.po")
#endif
FILE("Lessons/zh-Hans/10-saving-data.po")
#if __has_include("Lessons/zh-Hans/11-endings.po")
#endif
FILE("Lessons/zh-Hans/11-endings.po")
#if __has_include("Lessons/zh-Hans/12-memory.po")
#endif
FILE("Lessons/zh-Hans/12-memory.po")
#if __has_include("Lessons/zh-Hans/13-opened-by.po")
#endif
FILE("Lessons/zh-Hans/13-opened-by.po")
#if __has_include("Lessons/zh-Hans/14-background-fetch.po")
#endif
FILE("Lessons/zh-Hans/14-background-fetch.po")
#if __has_include("Lessons/zh-Hans/15-why-no-fetch.po")
#endif
FILE("Lessons/zh-Hans/15-why-no-fetch.po")
#if __has_include("Lessons/zh-Hans/16-threads.po")
#endif
FILE("Lessons/zh-Hans/16-threads.po")
#if __has_include("Lessons/zh-Hans/17-older-ios.po")
#endif
FILE("Lessons/zh-Hans/17-older-ios.po")
#if __has_include("Lessons/zh-Hans/18-scenes.po")
#endif
FILE("Lessons/zh-Hans/18-scenes.po")
#if __has_include("Page/course.html")
#endif
FILE("Page/course.html")
#if __has_include("Page/course.js")
#endif
FILE("Page/course.js")
#if __has_include("Page/engine.en.wasm.gz")
#endif
FILE("Page/engine.en.wasm.gz")
#if __has_include("Page/engine.ru.wasm.gz")
#endif
FILE("Page/engine.ru.wasm.gz")
#if __has_include("Page/engine.vi.wasm.gz")
#endif
FILE("Page/engine.vi.wasm.gz")
#if __has_include("Page/engine.zh-Hans.wasm.gz")
#endif
FILE("Page/engine.zh-Hans.wasm.gz")
#if __has_include("Page/figure.js")
#endif
FILE("Page/figure.js")
#if __has_include("Page/icon.svg")
#endif
FILE("Page/icon.svg")
#if __has_include("Page/page.css")
#endif
FILE("Page/page.css")
#if __has_include("Page/page.html")
#endif
FILE("Page/page.html")
#if __has_include("Page/page.js")
#endif
FILE("Page/page.js")
#if __has_include("Page/site.css")
#endif
FILE("Page/site.css")
#if __has_include("Page/site.html")
#endif
FILE("Page/site.html")
#if __has_include("Page/site.js")
#endif
FILE("Page/site.js")
#if __has_include("Scenarios/active-without-input.scenario")
#endif
FILE("Scenarios/active-without-input.scenario")
#if __has_include("Scenarios/background-audio-paused-by-call.scenario")
#endif
FILE("Scenarios/background-audio-paused-by-call.scenario")
#if __has_include("Scenarios/background-audio-stopped.scenario")
#endif
FILE("Scenarios/background-audio-stopped.scenario")
#if __has_include("Scenarios/background-audio.scenario")
#endif
FILE("Scenarios/background-audio.scenario")
#if __has_include("Scenarios/background-ios12.scenario")
#endif
FILE("Scenarios/background-ios12.scenario")
#if __has_include("Scenarios/background-ios6.scenario")
#endif
FILE("Scenarios/background-ios6.scenario")
#if __has_include("Scenarios/background-location.scenario")
#endif
FILE("Scenarios/background-location.scenario")
#if __has_include("Scenarios/background-mode-is-a-permission.scenario")
#endif
FILE("Scenarios/background-mode-is-a-permission.scenario")
#if __has_include("Scenarios/background-task-begun-in-time.scenario")
#endif
FILE("Scenarios/background-task-begun-in-time.scenario")
#if __has_include("Scenarios/background-task-ended-by-code.scenario")
#endif
FILE("Scenarios/background-task-ended-by-code.scenario")
#if __has_include("Scenarios/background-task-expired.scenario")
#endif
FILE("Scenarios/background-task-expired.scenario")
#if __has_include("Scenarios/background-task-handler-never-runs.scenario")
#endif
FILE("Scenarios/background-task-handler-never-runs.scenario")
#if __has_include("Scenarios/background-task-handler-waits.scenario")
#endif
FILE("Scenarios/background-task-handler-waits.scenario")
#if __has_include("Scenarios/background-task-in-front.scenario")
#endif
FILE("Scenarios/background-task-in-front.scenario")
#if __has_include("Scenarios/background-task-in-the-last-seconds.scenario")
#endif
FILE("Scenarios/background-task-in-the-last-seconds.scenario")
#if __has_include("Scenarios/background-task-kept.scenario")
#endif
FILE("Scenarios/background-task-kept.scenario")
#if __has_include("Scenarios/background-task-leaked.scenario")
#endif
FILE("Scenarios/background-task-leaked.scenario")
#if __has_include("Scenarios/background-task-not-granted.scenario")
#endif
FILE("Scenarios/background-task-not-granted.scenario")
#if __has_include("Scenarios/background-tasks-of-one-name.scenario")
#endif
FILE("Scenarios/background-tasks-of-one-name.scenario")
#if __has_include("Scenarios/background-tasks-share-one-budget.scenario")
#endif
FILE("Scenarios/background-tasks-share-one-budget.scenario")
#if __has_include("Scenarios/banner-ignored.scenario")
#endif
FILE("Scenarios/banner-ignored.scenario")
#if __has_include("Scenarios/banner-not-after-unlock.scenario")
#endif
FILE("Scenarios/banner-not-after-unlock.scenario")
#if __has_include("Scenarios/banner-pulled-down.scenario")
#endif
FILE("Scenarios/banner-pulled-down.scenario")
#if __has_include("Scenarios/battery-low-ios9.scenario")
#endif
FILE("Scenarios/battery-low-ios9.scenario")
#if __has_include("Scenarios/battery-low.scenario")
#endif
FILE("Scenarios/battery-low.scenario")
#if __has_include("Scenarios/bluetooth-restoration.scenario")
#endif
FILE("Scenarios/bluetooth-restoration.scenario")
#if __has_include("Scenarios/button-tapped.scenario")
#endif
FILE("Scenarios/button-tapped.scenario")
#if __has_include("Scenarios/call-banner.scenario")
#endif
FILE("Scenarios/call-banner.scenario")
#if __has_include("Scenarios/call-while-locked.scenario")
#endif
FILE("Scenarios/call-while-locked.scenario")
#if __has_include("Scenarios/continued-needs-the-foreground.scenario")
#endif
FILE("Scenarios/continued-needs-the-foreground.scenario")
#if __has_include("Scenarios/continued-progress.scenario")
#endif
FILE("Scenarios/continued-progress.scenario")
#if __has_include("Scenarios/continued-queued.scenario")
#endif
FILE("Scenarios/continued-queued.scenario")
#if __has_include("Scenarios/continued-stalled-and-not-completed.scenario")
#endif
FILE("Scenarios/continued-stalled-and-not-completed.scenario")
#if __has_include("Scenarios/continued-stalled.scenario")
#endif
FILE("Scenarios/continued-stalled.scenario")
#if __has_include("Scenarios/continued-stopped-by-user.scenario")
#endif
FILE("Scenarios/continued-stopped-by-user.scenario")
#if __has_include("Scenarios/continued-swiped-away.scenario")
#endif
FILE("Scenarios/continued-swiped-away.scenario")
#if __has_include("Scenarios/covers-in-layers.scenario")
#endif
FILE("Scenarios/covers-in-layers.scenario")
#if __has_include("Scenarios/data-saved-in-a-task.scenario")
#endif
FILE("Scenarios/data-saved-in-a-task.scenario")
#if __has_include("Scenarios/data-saved-on-leaving.scenario")
#endif
FILE("Scenarios/data-saved-on-leaving.scenario")
#if __has_include("Scenarios/data-saved-too-late.scenario")
#endif
FILE("Scenarios/data-saved-too-late.scenario")
#if __has_include("Scenarios/data-saved-while-running.scenario")
#endif
FILE("Scenarios/data-saved-while-running.scenario")
#if __has_include("Scenarios/demo.scenario")
#endif
FILE("Scenarios/demo.scenario")
#if __has_include("Scenarios/exit-called.scenario")
#endif
FILE("Scenarios/exit-called.scenario")
#if __has_include("Scenarios/exits-on-suspend-in-background.scenario")
#endif
FILE("Scenarios/exits-on-suspend-in-background.scenario")
#if __has_include("Scenarios/fetch-after-force-quit.scenario")
#endif
FILE("Scenarios/fetch-after-force-quit.scenario")
#if __has_include("Scenarios/fetch-failed.scenario")
#endif
FILE("Scenarios/fetch-failed.scenario")
#if __has_include("Scenarios/fetch-in-background.scenario")
#endif
FILE("Scenarios/fetch-in-background.scenario")
#if __has_include("Scenarios/fetch-in-foreground.scenario")
#endif
FILE("Scenarios/fetch-in-foreground.scenario")
#if __has_include("Scenarios/fetch-interval-never.scenario")
#endif
FILE("Scenarios/fetch-interval-never.scenario")
#if __has_include("Scenarios/fetch-interval.scenario")
#endif
FILE("Scenarios/fetch-interval.scenario")
#if __has_include("Scenarios/fetch-needs-the-mode.scenario")
#endif
FILE("Scenarios/fetch-needs-the-mode.scenario")
#if __has_include("Scenarios/fetch-not-completed-in-front.scenario")
#endif
FILE("Scenarios/fetch-not-completed-in-front.scenario")
#if __has_include("Scenarios/fetch-refresh-turned-off.scenario")
#endif
FILE("Scenarios/fetch-refresh-turned-off.scenario")
#if __has_include("Scenarios/fetch-replaced-by-scheduler.scenario")
#endif
FILE("Scenarios/fetch-replaced-by-scheduler.scenario")
#if __has_include("Scenarios/fetch-too-long.scenario")
#endif
FILE("Scenarios/fetch-too-long.scenario")
#if __has_include("Scenarios/fetch-while-hung.scenario")
#endif
FILE("Scenarios/fetch-while-hung.scenario")
#if __has_include("Scenarios/file-lock-at-suspension.scenario")
#endif
FILE("Scenarios/file-lock-at-suspension.scenario")
#if __has_include("Scenarios/file-lock-released.scenario")
#endif
FILE("Scenarios/file-lock-released.scenario")
#if __has_include("Scenarios/framework-words.scenario")
#endif
FILE("Scenarios/framework-words.scenario")
#if __has_include("Scenarios/how-often-methods-are-called.scenario")
#endif
FILE("Scenarios/how-often-methods-are-called.scenario")
#if __has_include("Scenarios/interruption-control-center.scenario")
#endif
FILE("Scenarios/interruption-control-center.scenario")
#if __has_include("Scenarios/interruption-face-id.scenario")
#endif
FILE("Scenarios/interruption-face-id.scenario")
#if __has_include("Scenarios/interruption-notification-center-ios11.scenario")
#endif
FILE("Scenarios/interruption-notification-center-ios11.scenario")
#if __has_include("Scenarios/interruption-notification-center.scenario")
#endif
FILE("Scenarios/interruption-notification-center.scenario")
#if __has_include("Scenarios/interruption-or-leaving.scenario")
#endif
FILE("Scenarios/interruption-or-leaving.scenario")
#if __has_include("Scenarios/interruption-permission-alert.scenario")
#endif
FILE("Scenarios/interruption-permission-alert.scenario")
#if __has_include("Scenarios/interruption-siri.scenario")
#endif
FILE("Scenarios/interruption-siri.scenario")
#if __has_include("Scenarios/interruption-then-home.scenario")
#endif
FILE("Scenarios/interruption-then-home.scenario")
#if __has_include("Scenarios/ios3-without-multitasking.scenario")
#endif
FILE("Scenarios/ios3-without-multitasking.scenario")
#if __has_include("Scenarios/launch-activity.scenario")
#endif
FILE("Scenarios/launch-activity.scenario")
#if __has_include("Scenarios/launch-arguments.scenario")
#endif
FILE("Scenarios/launch-arguments.scenario")
#if __has_include("Scenarios/launch-before-first-unlock.scenario")
#endif
FILE("Scenarios/launch-before-first-unlock.scenario")
#if __has_include("Scenarios/launch-bluetooth.scenario")
#endif
FILE("Scenarios/launch-bluetooth.scenario")
#if __has_include("Scenarios/launch-cold.scenario")
#endif
FILE("Scenarios/launch-cold.scenario")
#if __has_include("Scenarios/launch-default-style-ios27.scenario")
#endif
FILE("Scenarios/launch-default-style-ios27.scenario")
#if __has_include("Scenarios/launch-fetch-then-opened.scenario")
#endif
FILE("Scenarios/launch-fetch-then-opened.scenario")
#if __has_include("Scenarios/launch-fetch.scenario")
#endif
FILE("Scenarios/launch-fetch.scenario")
#if __has_include("Scenarios/launch-ios2.scenario")
#endif
FILE("Scenarios/launch-ios2.scenario")
#if __has_include("Scenarios/launch-ios5.scenario")
#endif
FILE("Scenarios/launch-ios5.scenario")
#if __has_include("Scenarios/launch-local-notification-ios9.scenario")
#endif
FILE("Scenarios/launch-local-notification-ios9.scenario")
#if __has_include("Scenarios/launch-local-notification.scenario")
#endif
FILE("Scenarios/launch-local-notification.scenario")
#if __has_include("Scenarios/launch-location.scenario")
#endif
FILE("Scenarios/launch-location.scenario")
#if __has_include("Scenarios/launch-methods-missing.scenario")
#endif
FILE("Scenarios/launch-methods-missing.scenario")
#if __has_include("Scenarios/launch-older-method.scenario")
#endif
FILE("Scenarios/launch-older-method.scenario")
#if __has_include("Scenarios/launch-prewarm-ios14.scenario")
#endif
FILE("Scenarios/launch-prewarm-ios14.scenario")
#if __has_include("Scenarios/launch-prewarm.scenario")
#endif
FILE("Scenarios/launch-prewarm.scenario")
#if __has_include("Scenarios/launch-principal-class.scenario")
#endif
FILE("Scenarios/launch-principal-class.scenario")
#if __has_include("Scenarios/launch-push-return-value.scenario")
#endif
FILE("Scenarios/launch-push-return-value.scenario")
#if __has_include("Scenarios/launch-push.scenario")
#endif
FILE("Scenarios/launch-push.scenario")
#if __has_include("Scenarios/launch-quick-action-declined.scenario")
#endif
FILE("Scenarios/launch-quick-action-declined.scenario")
#if __has_include("Scenarios/launch-quick-action.scenario")
#endif
FILE("Scenarios/launch-quick-action.scenario")
#if __has_include("Scenarios/launch-restoration-after-crash.scenario")
#endif
FILE("Scenarios/launch-restoration-after-crash.scenario")
#if __has_include("Scenarios/launch-restoration-after-force-quit.scenario")
#endif
FILE("Scenarios/launch-restoration-after-force-quit.scenario")
#if __has_include("Scenarios/launch-restoration.scenario")
#endif
FILE("Scenarios/launch-restoration.scenario")
#if __has_include("Scenarios/launch-sdk26-ios27.scenario")
#endif
FILE("Scenarios/launch-sdk26-ios27.scenario")
#if __has_include("Scenarios/launch-slow-becoming-active.scenario")
#endif
FILE("Scenarios/launch-slow-becoming-active.scenario")
#if __has_include("Scenarios/launch-slow-in-background.scenario")
#endif
FILE("Scenarios/launch-slow-in-background.scenario")
#if __has_include("Scenarios/launch-slow-in-time.scenario")
#endif
FILE("Scenarios/launch-slow-in-time.scenario")
#if __has_include("Scenarios/launch-slow.scenario")
#endif
FILE("Scenarios/launch-slow.scenario")
#if __has_include("Scenarios/launch-transfer.scenario")
#endif
FILE("Scenarios/launch-transfer.scenario")
#if __has_include("Scenarios/launch-under-debugger.scenario")
#endif
FILE("Scenarios/launch-under-debugger.scenario")
#if __has_include("Scenarios/launch-url-declined.scenario")
#endif
FILE("Scenarios/launch-url-declined.scenario")
#if __has_include("Scenarios/launch-url-ios8.scenario")
#endif
FILE("Scenarios/launch-url-ios8.scenario")
#if __has_include("Scenarios/launch-url.scenario")
#endif
FILE("Scenarios/launch-url.scenario")
#if __has_include("Scenarios/launch-warned-ios18.scenario")
#endif
FILE("Scenarios/launch-warned-ios18.scenario")
#if __has_include("Scenarios/launch-without-scenes-in-background-ios27.scenario")
#endif
FILE("Scenarios/launch-without-scenes-in-background-ios27.scenario")
#if __has_include("Scenarios/launch-without-scenes-ios27.scenario")
#endif
FILE("Scenarios/launch-without-scenes-ios27.scenario")
#if __has_include("Scenarios/leave-and-suspend.scenario")
#endif
FILE("Scenarios/leave-and-suspend.scenario")
#if __has_include("Scenarios/leave-behind-blocked-touch.scenario")
#endif
FILE("Scenarios/leave-behind-blocked-touch.scenario")
#if __has_include("Scenarios/leave-blocked-midway.scenario")
#endif
FILE("Scenarios/leave-blocked-midway.scenario")
#if __has_include("Scenarios/leave-by-lock-ios3.scenario")
#endif
FILE("Scenarios/leave-by-lock-ios3.scenario")
#if __has_include("Scenarios/leave-by-lock-ios4.scenario")
#endif
FILE("Scenarios/leave-by-lock-ios4.scenario")
#if __has_include("Scenarios/leave-by-lock-ios5.scenario")
#endif
FILE("Scenarios/leave-by-lock-ios5.scenario")
#if __has_include("Scenarios/leave-by-lock-ios9.scenario")
#endif
FILE("Scenarios/leave-by-lock-ios9.scenario")
#if __has_include("Scenarios/leave-by-lock.scenario")
#endif
FILE("Scenarios/leave-by-lock.scenario")
#if __has_include("Scenarios/leave-exactly-five-seconds.scenario")
#endif
FILE("Scenarios/leave-exactly-five-seconds.scenario")
#if __has_include("Scenarios/leave-exits-on-suspend.scenario")
#endif
FILE("Scenarios/leave-exits-on-suspend.scenario")
#if __has_include("Scenarios/leave-five-seconds-with-a-task.scenario")
#endif
FILE("Scenarios/leave-five-seconds-with-a-task.scenario")
#if __has_include("Scenarios/leave-five-seconds.scenario")
#endif
FILE("Scenarios/leave-five-seconds.scenario")
#if __has_include("Scenarios/leave-ios3.scenario")
#endif
FILE("Scenarios/leave-ios3.scenario")
#if __has_include("Scenarios/leave-just-in-time.scenario")
#endif
FILE("Scenarios/leave-just-in-time.scenario")
#if __has_include("Scenarios/leave-limit-announced.scenario")
#endif
FILE("Scenarios/leave-limit-announced.scenario")
#if __has_include("Scenarios/leave-slow-in-all.scenario")
#endif
FILE("Scenarios/leave-slow-in-all.scenario")
#if __has_include("Scenarios/leave-slow-resign.scenario")
#endif
FILE("Scenarios/leave-slow-resign.scenario")
#if __has_include("Scenarios/leave-while-hung-recovers.scenario")
#endif
FILE("Scenarios/leave-while-hung-recovers.scenario")
#if __has_include("Scenarios/leave-while-hung.scenario")
#endif
FILE("Scenarios/leave-while-hung.scenario")
#if __has_include("Scenarios/live-activity-needs-the-foreground.scenario")
#endif
FILE("Scenarios/live-activity-needs-the-foreground.scenario")
#if __has_include("Scenarios/live-activity-started-by-push.scenario")
#endif
FILE("Scenarios/live-activity-started-by-push.scenario")
#if __has_include("Scenarios/local-notification-ios4.scenario")
#endif
FILE("Scenarios/local-notification-ios4.scenario")
#if __has_include("Scenarios/location-after-force-quit.scenario")
#endif
FILE("Scenarios/location-after-force-quit.scenario")
#if __has_include("Scenarios/memory-order-woken.scenario")
#endif
FILE("Scenarios/memory-order-woken.scenario")
#if __has_include("Scenarios/memory-order.scenario")
#endif
FILE("Scenarios/memory-order.scenario")
#if __has_include("Scenarios/memory-own-limit.scenario")
#endif
FILE("Scenarios/memory-own-limit.scenario")
#if __has_include("Scenarios/memory-warning.scenario")
#endif
FILE("Scenarios/memory-warning.scenario")
#if __has_include("Scenarios/open-activity-warm.scenario")
#endif
FILE("Scenarios/open-activity-warm.scenario")
#if __has_include("Scenarios/open-quick-action-warm.scenario")
#endif
FILE("Scenarios/open-quick-action-warm.scenario")
#if __has_include("Scenarios/open-url-warm.scenario")
#endif
FILE("Scenarios/open-url-warm.scenario")
#if __has_include("Scenarios/open-url-while-active.scenario")
#endif
FILE("Scenarios/open-url-while-active.scenario")
#if __has_include("Scenarios/prewarm-before-first-unlock.scenario")
#endif
FILE("Scenarios/prewarm-before-first-unlock.scenario")
#if __has_include("Scenarios/privacy-changed.scenario")
#endif
FILE("Scenarios/privacy-changed.scenario")
#if __has_include("Scenarios/protected-data.scenario")
#endif
FILE("Scenarios/protected-data.scenario")
#if __has_include("Scenarios/push-budget.scenario")
#endif
FILE("Scenarios/push-budget.scenario")
#if __has_include("Scenarios/push-delivered-twice.scenario")
#endif
FILE("Scenarios/push-delivered-twice.scenario")
#if __has_include("Scenarios/push-in-front.scenario")
#endif
FILE("Scenarios/push-in-front.scenario")
#if __has_include("Scenarios/push-in-notification-center-ios11.scenario")
#endif
FILE("Scenarios/push-in-notification-center-ios11.scenario")
#if __has_include("Scenarios/push-in-notification-center.scenario")
#endif
FILE("Scenarios/push-in-notification-center.scenario")
#if __has_include("Scenarios/push-local-notification-tapped.scenario")
#endif
FILE("Scenarios/push-local-notification-tapped.scenario")
#if __has_include("Scenarios/push-not-completed-in-front.scenario")
#endif
FILE("Scenarios/push-not-completed-in-front.scenario")
#if __has_include("Scenarios/push-silent-after-force-quit.scenario")
#endif
FILE("Scenarios/push-silent-after-force-quit.scenario")
#if __has_include("Scenarios/push-silent-launch.scenario")
#endif
FILE("Scenarios/push-silent-launch.scenario")
#if __has_include("Scenarios/push-silent-low-power.scenario")
#endif
FILE("Scenarios/push-silent-low-power.scenario")
#if __has_include("Scenarios/push-silent-needs-the-mode.scenario")
#endif
FILE("Scenarios/push-silent-needs-the-mode.scenario")
#if __has_include("Scenarios/push-silent-too-long.scenario")
#endif
FILE("Scenarios/push-silent-too-long.scenario")
#if __has_include("Scenarios/push-silent.scenario")
#endif
FILE("Scenarios/push-silent.scenario")
#if __has_include("Scenarios/push-survives-restart.scenario")
#endif
FILE("Scenarios/push-survives-restart.scenario")
#if __has_include("Scenarios/push-tapped-on-lock-screen.scenario")
#endif
FILE("Scenarios/push-tapped-on-lock-screen.scenario")
#if __has_include("Scenarios/push-tapped.scenario")
#endif
FILE("Scenarios/push-tapped.scenario")
#if __has_include("Scenarios/push-without-notification-delegate.scenario")
#endif
FILE("Scenarios/push-without-notification-delegate.scenario")
#if __has_include("Scenarios/refused-by-the-screen.scenario")
#endif
FILE("Scenarios/refused-by-the-screen.scenario")
#if __has_include("Scenarios/refused-during-a-call.scenario")
#endif
FILE("Scenarios/refused-during-a-call.scenario")
#if __has_include("Scenarios/refused-without-a-process.scenario")
#endif
FILE("Scenarios/refused-without-a-process.scenario")
#if __has_include("Scenarios/region-entered.scenario")
#endif
FILE("Scenarios/region-entered.scenario")
#if __has_include("Scenarios/return-from-background.scenario")
#endif
FILE("Scenarios/return-from-background.scenario")
#if __has_include("Scenarios/return-from-suspended.scenario")
#endif
FILE("Scenarios/return-from-suspended.scenario")
#if __has_include("Scenarios/return-slow.scenario")
#endif
FILE("Scenarios/return-slow.scenario")
#if __has_include("Scenarios/return-where-to-refresh.scenario")
#endif
FILE("Scenarios/return-where-to-refresh.scenario")
#if __has_include("Scenarios/ru/active-without-input.po")
#endif
FILE("Scenarios/ru/active-without-input.po")
#if __has_include("Scenarios/ru/background-audio-paused-by-call.po")
#endif
FILE("Scenarios/ru/background-audio-paused-by-call.po")
#if __has_include("Scenarios/ru/background-audio-stopped.po")
#endif
FILE("Scenarios/ru/background-audio-stopped.po")
#if __has_include("Scenarios/ru/background-audio.po")
#endif
FILE("Scenarios/ru/background-audio.po")
#if __has_include("Scenarios/ru/background-ios12.po")
#endif
FILE("Scenarios/ru/background-ios12.po")
#if __has_include("Scenarios/ru/background-ios6.po")
#endif
FILE("Scenarios/ru/background-ios6.po")
#if __has_include("Scenarios/ru/background-location.po")
#endif
FILE("Scenarios/ru/background-location.po")
#if __has_include("Scenarios/ru/background-mode-is-a-permission.po")
#endif
FILE("Scenarios/ru/background-mode-is-a-permission.po")
#if __has_include("Scenarios/ru/background-task-begun-in-time.po")
#endif
FILE("Scenarios/ru/background-task-begun-in-time.po")
#if __has_include("Scenarios/ru/background-task-ended-by-code.po")
#endif
FILE("Scenarios/ru/background-task-ended-by-code.po")
#if __has_include("Scenarios/ru/background-task-expired.po")
#endif
FILE("Scenarios/ru/background-task-expired.po")
#if __has_include("Scenarios/ru/background-task-handler-never-runs.po")
#endif
FILE("Scenarios/ru/background-task-handler-never-runs.po")
#if __has_include("Scenarios/ru/background-task-handler-waits.po")
#endif
FILE("Scenarios/ru/background-task-handler-waits.po")
#if __has_include("Scenarios/ru/background-task-in-front.po")
#endif
FILE("Scenarios/ru/background-task-in-front.po")
#if __has_include("Scenarios/ru/background-task-in-the-last-seconds.po")
#endif
FILE("Scenarios/ru/background-task-in-the-last-seconds.po")
#if __has_include("Scenarios/ru/background-task-kept.po")
#endif
FILE("Scenarios/ru/background-task-kept.po")
#if __has_include("Scenarios/ru/background-task-leaked.po")
#endif
FILE("Scenarios/ru/background-task-leaked.po")
#if __has_include("Scenarios/ru/background-task-not-granted.po")
#endif
FILE("Scenarios/ru/background-task-not-granted.po")
#if __has_include("Scenarios/ru/background-tasks-of-one-name.po")
#endif
FILE("Scenarios/ru/background-tasks-of-one-name.po")
#if __has_include("Scenarios/ru/background-tasks-share-one-budget.po")
#endif
FILE("Scenarios/ru/background-tasks-share-one-budget.po")
#if __has_include("Scenarios/ru/banner-ignored.po")
#endif
FILE("Scenarios/ru/banner-ignored.po")
#if __has_include("Scenarios/ru/banner-not-after-unlock.po")
#endif
FILE("Scenarios/ru/banner-not-after-unlock.po")
#if __has_include("Scenarios/ru/banner-pulled-down.po")
#endif
FILE("Scenarios/ru/banner-pulled-down.po")
#if __has_include("Scenarios/ru/battery-low-ios9.po")
#endif
FILE("Scenarios/ru/battery-low-ios9.po")
#if __has_include("Scenarios/ru/battery-low.po")
#endif
FILE("Scenarios/ru/battery-low.po")
#if __has_include("Scenarios/ru/bluetooth-restoration.po")
#endif
FILE("Scenarios/ru/bluetooth-restoration.po")
#if __has_include("Scenarios/ru/button-tapped.po")
#endif
FILE("Scenarios/ru/button-tapped.po")
#if __has_include("Scenarios/ru/call-banner.po")
#endif
FILE("Scenarios/ru/call-banner.po")
#if __has_include("Scenarios/ru/call-while-locked.po")
#endif
FILE("Scenarios/ru/call-while-locked.po")
#if __has_include("Scenarios/ru/continued-needs-the-foreground.po")
#endif
FILE("Scenarios/ru/continued-needs-the-foreground.po")
#if __has_include("Scenarios/ru/continued-progress.po")
#endif
FILE("Scenarios/ru/continued-progress.po")
#if __has_include("Scenarios/ru/continued-queued.po")
#endif
FILE("Scenarios/ru/continued-queued.po")
#if __has_include("Scenarios/ru/continued-stalled-and-not-completed.po")
#endif
FILE("Scenarios/ru/continued-stalled-and-not-completed.po")
#if __has_include("Scenarios/ru/continued-stalled.po")
#endif
FILE("Scenarios/ru/continued-stalled.po")
#if __has_include("Scenarios/ru/continued-stopped-by-user.po")
#endif
FILE("Scenarios/ru/continued-stopped-by-user.po")
#if __has_include("Scenarios/ru/continued-swiped-away.po")
#endif
FILE("Scenarios/ru/continued-swiped-away.po")
#if __has_include("Scenarios/ru/covers-in-layers.po")
#endif
FILE("Scenarios/ru/covers-in-layers.po")
#if __has_include("Scenarios/ru/data-saved-in-a-task.po")
#endif
FILE("Scenarios/ru/data-saved-in-a-task.po")
#if __has_include("Scenarios/ru/data-saved-on-leaving.po")
#endif
FILE("Scenarios/ru/data-saved-on-leaving.po")
#if __has_include("Scenarios/ru/data-saved-too-late.po")
#endif
FILE("Scenarios/ru/data-saved-too-late.po")
#if __has_include("Scenarios/ru/data-saved-while-running.po")
#endif
FILE("Scenarios/ru/data-saved-while-running.po")
#if __has_include("Scenarios/ru/demo.po")
#endif
FILE("Scenarios/ru/demo.po")
#if __has_include("Scenarios/ru/exit-called.po")
#endif
FILE("Scenarios/ru/exit-called.po")
#if __has_include("Scenarios/ru/exits-on-suspend-in-background.po")
#endif
FILE("Scenarios/ru/exits-on-suspend-in-background.po")
#if __has_include("Scenarios/ru/fetch-after-force-quit.po")
#endif
FILE("Scenarios/ru/fetch-after-force-quit.po")
#if __has_include("Scenarios/ru/fetch-failed.po")
#endif
FILE("Scenarios/ru/fetch-failed.po")
#if __has_include("Scenarios/ru/fetch-in-background.po")
#endif
FILE("Scenarios/ru/fetch-in-background.po")
#if __has_include("Scenarios/ru/fetch-in-foreground.po")
#endif
FILE("Scenarios/ru/fetch-in-foreground.po")
#if __has_include("Scenarios/ru/fetch-interval-never.po")
#endif
FILE("Scenarios/ru/fetch-interval-never.po")
#if __has_include("Scenarios/ru/fetch-interval.po")
#endif
FILE("Scenarios/ru/fetch-interval.po")
#if __has_include("Scenarios/ru/fetch-needs-the-mode.po")
#endif
FILE("Scenarios/ru/fetch-needs-the-mode.po")
#if __has_include("Scenarios/ru/fetch-not-completed-in-front.po")
#endif
FILE("Scenarios/ru/fetch-not-completed-in-front.po")
#if __has_include("Scenarios/ru/fetch-refresh-turned-off.po")
#endif
FILE("Scenarios/ru/fetch-refresh-turned-off.po")
#if __has_include("Scenarios/ru/fetch-replaced-by-scheduler.po")
#endif
FILE("Scenarios/ru/fetch-replaced-by-scheduler.po")
#if __has_include("Scenarios/ru/fetch-too-long.po")
#endif
FILE("Scenarios/ru/fetch-too-long.po")
#if __has_include("Scenarios/ru/fetch-while-hung.po")
#endif
FILE("Scenarios/ru/fetch-while-hung.po")
#if __has_include("Scenarios/ru/file-lock-at-suspension.po")
#endif
FILE("Scenarios/ru/file-lock-at-suspension.po")
#if __has_include("Scenarios/ru/file-lock-released.po")
#endif
FILE("Scenarios/ru/file-lock-released.po")
#if __has_include("Scenarios/ru/framework-words.po")
#endif
FILE("Scenarios/ru/framework-words.po")
#if __has_include("Scenarios/ru/how-often-methods-are-called.po")
#endif
FILE("Scenarios/ru/how-often-methods-are-called.po")
#if __has_include("Scenarios/ru/interruption-control-center.po")
#endif
FILE("Scenarios/ru/interruption-control-center.po")
#if __has_include("Scenarios/ru/interruption-face-id.po")
#endif
FILE("Scenarios/ru/interruption-face-id.po")
#if __has_include("Scenarios/ru/interruption-notification-center-ios11.po")
#endif
FILE("Scenarios/ru/interruption-notification-center-ios11.po")
#if __has_include("Scenarios/ru/interruption-notification-center.po")
#endif
FILE("Scenarios/ru/interruption-notification-center.po")
#if __has_include("Scenarios/ru/interruption-or-leaving.po")
#endif
FILE("Scenarios/ru/interruption-or-leaving.po")
#if __has_include("Scenarios/ru/interruption-permission-alert.po")
#endif
FILE("Scenarios/ru/interruption-permission-alert.po")
#if __has_include("Scenarios/ru/interruption-siri.po")
#endif
FILE("Scenarios/ru/interruption-siri.po")
#if __has_include("Scenarios/ru/interruption-then-home.po")
#endif
FILE("Scenarios/ru/interruption-then-home.po")
#if __has_include("Scenarios/ru/ios3-without-multitasking.po")
#endif
FILE("Scenarios/ru/ios3-without-multitasking.po")
#if __has_include("Scenarios/ru/launch-activity.po")
#endif
FILE("Scenarios/ru/launch-activity.po")
#if __has_include("Scenarios/ru/launch-arguments.po")
#endif
FILE("Scenarios/ru/launch-arguments.po")
#if __has_include("Scenarios/ru/launch-before-first-unlock.po")
#endif
FILE("Scenarios/ru/launch-before-first-unlock.po")
#if __has_include("Scenarios/ru/launch-bluetooth.po")
#endif
FILE("Scenarios/ru/launch-bluetooth.po")
#if __has_include("Scenarios/ru/launch-cold.po")
#endif
FILE("Scenarios/ru/launch-cold.po")
#if __has_include("Scenarios/ru/launch-default-style-ios27.po")
#endif
FILE("Scenarios/ru/launch-default-style-ios27.po")
#if __has_include("Scenarios/ru/launch-fetch-then-opened.po")
#endif
FILE("Scenarios/ru/launch-fetch-then-opened.po")
#if __has_include("Scenarios/ru/launch-fetch.po")
#endif
FILE("Scenarios/ru/launch-fetch.po")
#if __has_include("Scenarios/ru/launch-ios2.po")
#endif
FILE("Scenarios/ru/launch-ios2.po")
#if __has_include("Scenarios/ru/launch-ios5.po")
#endif
FILE("Scenarios/ru/launch-ios5.po")
#if __has_include("Scenarios/ru/launch-local-notification-ios9.po")
#endif
FILE("Scenarios/ru/launch-local-notification-ios9.po")
#if __has_include("Scenarios/ru/launch-local-notification.po")
#endif
FILE("Scenarios/ru/launch-local-notification.po")
#if __has_include("Scenarios/ru/launch-location.po")
#endif
FILE("Scenarios/ru/launch-location.po")
#if __has_include("Scenarios/ru/launch-methods-missing.po")
#endif
FILE("Scenarios/ru/launch-methods-missing.po")
#if __has_include("Scenarios/ru/launch-older-method.po")
#endif
FILE("Scenarios/ru/launch-older-method.po")
#if __has_include("Scenarios/ru/launch-prewarm-ios14.po")
#endif
FILE("Scenarios/ru/launch-prewarm-ios14.po")
#if __has_include("Scenarios/ru/launch-prewarm.po")
#endif
FILE("Scenarios/ru/launch-prewarm.po")
#if __has_include("Scenarios/ru/launch-principal-class.po")
#endif
FILE("Scenarios/ru/launch-principal-class.po")
#if __has_include("Scenarios/ru/launch-push-return-value.po")
#endif
FILE("Scenarios/ru/launch-push-return-value.po")
#if __has_include("Scenarios/ru/launch-push.po")
#endif
FILE("Scenarios/ru/launch-push.po")
#if __has_include("Scenarios/ru/launch-quick-action-declined.po")
#endif
FILE("Scenarios/ru/launch-quick-action-declined.po")
#if __has_include("Scenarios/ru/launch-quick-action.po")
#endif
FILE("Scenarios/ru/launch-quick-action.po")
#if __has_include("Scenarios/ru/launch-restoration-after-crash.po")
#endif
FILE("Scenarios/ru/launch-restoration-after-crash.po")
#if __has_include("Scenarios/ru/launch-restoration-after-force-quit.po")
#endif
FILE("Scenarios/ru/launch-restoration-after-force-quit.po")
#if __has_include("Scenarios/ru/launch-restoration.po")
#endif
FILE("Scenarios/ru/launch-restoration.po")
#if __has_include("Scenarios/ru/launch-sdk26-ios27.po")
#endif
FILE("Scenarios/ru/launch-sdk26-ios27.po")
#if __has_include("Scenarios/ru/launch-slow-becoming-active.po")
#endif
FILE("Scenarios/ru/launch-slow-becoming-active.po")
#if __has_include("Scenarios/ru/launch-slow-in-background.po")
#endif
FILE("Scenarios/ru/launch-slow-in-background.po")
#if __has_include("Scenarios/ru/launch-slow-in-time.po")
#endif
FILE("Scenarios/ru/launch-slow-in-time.po")
#if __has_include("Scenarios/ru/launch-slow.po")
#endif
FILE("Scenarios/ru/launch-slow.po")
#if __has_include("Scenarios/ru/launch-transfer.po")
#endif
FILE("Scenarios/ru/launch-transfer.po")
#if __has_include("Scenarios/ru/launch-under-debugger.po")
#endif
FILE("Scenarios/ru/launch-under-debugger.po")
#if __has_include("Scenarios/ru/launch-url-declined.po")
#endif
FILE("Scenarios/ru/launch-url-declined.po")
#if __has_include("Scenarios/ru/launch-url-ios8.po")
#endif
FILE("Scenarios/ru/launch-url-ios8.po")
#if __has_include("Scenarios/ru/launch-url.po")
#endif
FILE("Scenarios/ru/launch-url.po")
#if __has_include("Scenarios/ru/launch-warned-ios18.po")
#endif
FILE("Scenarios/ru/launch-warned-ios18.po")
#if __has_include("Scenarios/ru/launch-without-scenes-in-background-ios27.po")
#endif
FILE("Scenarios/ru/launch-without-scenes-in-background-ios27.po")
#if __has_include("Scenarios/ru/launch-without-scenes-ios27.po")
#endif
FILE("Scenarios/ru/launch-without-scenes-ios27.po")
#if __has_include("Scenarios/ru/leave-and-suspend.po")
#endif
FILE("Scenarios/ru/leave-and-suspend.po")
#if __has_include("Scenarios/ru/leave-behind-blocked-touch.po")
#endif
FILE("Scenarios/ru/leave-behind-blocked-touch.po")
#if __has_include("Scenarios/ru/leave-blocked-midway.po")
#endif
FILE("Scenarios/ru/leave-blocked-midway.po")
#if __has_include("Scenarios/ru/leave-by-lock-ios3.po")
#endif
FILE("Scenarios/ru/leave-by-lock-ios3.po")
#if __has_include("Scenarios/ru/leave-by-lock-ios4.po")
#endif
FILE("Scenarios/ru/leave-by-lock-ios4.po")
#if __has_include("Scenarios/ru/leave-by-lock-ios5.po")
#endif
FILE("Scenarios/ru/leave-by-lock-ios5.po")
#if __has_include("Scenarios/ru/leave-by-lock-ios9.po")
#endif
FILE("Scenarios/ru/leave-by-lock-ios9.po")
#if __has_include("Scenarios/ru/leave-by-lock.po")
#endif
FILE("Scenarios/ru/leave-by-lock.po")
#if __has_include("Scenarios/ru/leave-exactly-five-seconds.po")
#endif
FILE("Scenarios/ru/leave-exactly-five-seconds.po")
#if __has_include("Scenarios/ru/leave-exits-on-suspend.po")
#endif
FILE("Scenarios/ru/leave-exits-on-suspend.po")
#if __has_include("Scenarios/ru/leave-five-seconds-with-a-task.po")
#endif
FILE("Scenarios/ru/leave-five-seconds-with-a-task.po")
#if __has_include("Scenarios/ru/leave-five-seconds.po")
#endif
FILE("Scenarios/ru/leave-five-seconds.po")
#if __has_include("Scenarios/ru/leave-ios3.po")
#endif
FILE("Scenarios/ru/leave-ios3.po")
#if __has_include("Scenarios/ru/leave-just-in-time.po")
#endif
FILE("Scenarios/ru/leave-just-in-time.po")
#if __has_include("Scenarios/ru/leave-limit-announced.po")
#endif
FILE("Scenarios/ru/leave-limit-announced.po")
#if __has_include("Scenarios/ru/leave-slow-in-all.po")
#endif
FILE("Scenarios/ru/leave-slow-in-all.po")
#if __has_include("Scenarios/ru/leave-slow-resign.po")
#endif
FILE("Scenarios/ru/leave-slow-resign.po")
#if __has_include("Scenarios/ru/leave-while-hung-recovers.po")
#endif
FILE("Scenarios/ru/leave-while-hung-recovers.po")
#if __has_include("Scenarios/ru/leave-while-hung.po")
#endif
FILE("Scenarios/ru/leave-while-hung.po")
#if __has_include("Scenarios/ru/live-activity-needs-the-foreground.po")
#endif
FILE("Scenarios/ru/live-activity-needs-the-foreground.po")
#if __has_include("Scenarios/ru/live-activity-started-by-push.po")
#endif
FILE("Scenarios/ru/live-activity-started-by-push.po")
#if __has_include("Scenarios/ru/local-notification-ios4.po")
#endif
FILE("Scenarios/ru/local-notification-ios4.po")
#if __has_include("Scenarios/ru/location-after-force-quit.po")
#endif
FILE("Scenarios/ru/location-after-force-quit.po")
#if __has_include("Scenarios/ru/memory-order-woken.po")
#endif
FILE("Scenarios/ru/memory-order-woken.po")
#if __has_include("Scenarios/ru/memory-order.po")
#endif
FILE("Scenarios/ru/memory-order.po")
#if __has_include("Scenarios/ru/memory-own-limit.po")
#endif
FILE("Scenarios/ru/memory-own-limit.po")
#if __has_include("Scenarios/ru/memory-warning.po")
#endif
FILE("Scenarios/ru/memory-warning.po")
#if __has_include("Scenarios/ru/open-activity-warm.po")
#endif
FILE("Scenarios/ru/open-activity-warm.po")
#if __has_include("Scenarios/ru/open-quick-action-warm.po")
#endif
FILE("Scenarios/ru/open-quick-action-warm.po")
#if __has_include("Scenarios/ru/open-url-warm.po")
#endif
FILE("Scenarios/ru/open-url-warm.po")
#if __has_include("Scenarios/ru/open-url-while-active.po")
#endif
FILE("Scenarios/ru/open-url-while-active.po")
#if __has_include("Scenarios/ru/prewarm-before-first-unlock.po")
#endif
FILE("Scenarios/ru/prewarm-before-first-unlock.po")
#if __has_include("Scenarios/ru/privacy-changed.po")
#endif
FILE("Scenarios/ru/privacy-changed.po")
#if __has_include("Scenarios/ru/protected-data.po")
#endif
FILE("Scenarios/ru/protected-data.po")
#if __has_include("Scenarios/ru/push-budget.po")
#endif
FILE("Scenarios/ru/push-budget.po")
#if __has_include("Scenarios/ru/push-delivered-twice.po")
#endif
FILE("Scenarios/ru/push-delivered-twice.po")
#if __has_include("Scenarios/ru/push-in-front.po")
#endif
FILE("Scenarios/ru/push-in-front.po")
#if __has_include("Scenarios/ru/push-in-notification-center-ios11.po")
#endif
FILE("Scenarios/ru/push-in-notification-center-ios11.po")
#if __has_include("Scenarios/ru/push-in-notification-center.po")
#endif
FILE("Scenarios/ru/push-in-notification-center.po")
#if __has_include("Scenarios/ru/push-local-notification-tapped.po")
#endif
FILE("Scenarios/ru/push-local-notification-tapped.po")
#if __has_include("Scenarios/ru/push-not-completed-in-front.po")
#endif
FILE("Scenarios/ru/push-not-completed-in-front.po")
#if __has_include("Scenarios/ru/push-silent-after-force-quit.po")
#endif
FILE("Scenarios/ru/push-silent-after-force-quit.po")
#if __has_include("Scenarios/ru/push-silent-launch.po")
#endif
FILE("Scenarios/ru/push-silent-launch.po")
#if __has_include("Scenarios/ru/push-silent-low-power.po")
#endif
FILE("Scenarios/ru/push-silent-low-power.po")
#if __has_include("Scenarios/ru/push-silent-needs-the-mode.po")
#endif
FILE("Scenarios/ru/push-silent-needs-the-mode.po")
#if __has_include("Scenarios/ru/push-silent-too-long.po")
#endif
FILE("Scenarios/ru/push-silent-too-long.po")
#if __has_include("Scenarios/ru/push-silent.po")
#endif
FILE("Scenarios/ru/push-silent.po")
#if __has_include("Scenarios/ru/push-survives-restart.po")
#endif
FILE("Scenarios/ru/push-survives-restart.po")
#if __has_include("Scenarios/ru/push-tapped-on-lock-screen.po")
#endif
FILE("Scenarios/ru/push-tapped-on-lock-screen.po")
#if __has_include("Scenarios/ru/push-tapped.po")
#endif
FILE("Scenarios/ru/push-tapped.po")
#if __has_include("Scenarios/ru/push-without-notification-delegate.po")
#endif
FILE("Scenarios/ru/push-without-notification-delegate.po")
#if __has_include("Scenarios/ru/refused-by-the-screen.po")
#endif
FILE("Scenarios/ru/refused-by-the-screen.po")
#if __has_include("Scenarios/ru/refused-during-a-call.po")
#endif
FILE("Scenarios/ru/refused-during-a-call.po")
#if __has_include("Scenarios/ru/refused-without-a-process.po")
#endif
FILE("Scenarios/ru/refused-without-a-process.po")
#if __has_include("Scenarios/ru/region-entered.po")
#endif
FILE("Scenarios/ru/region-entered.po")
#if __has_include("Scenarios/ru/return-from-background.po")
#endif
FILE("Scenarios/ru/return-from-background.po")
#if __has_include("Scenarios/ru/return-from-suspended.po")
#endif
FILE("Scenarios/ru/return-from-suspended.po")
#if __has_include("Scenarios/ru/return-slow.po")
#endif
FILE("Scenarios/ru/return-slow.po")
#if __has_include("Scenarios/ru/return-where-to-refresh.po")
#endif
FILE("Scenarios/ru/return-where-to-refresh.po")
#if __has_include("Scenarios/ru/run-loop-busy.po")
#endif
FILE("Scenarios/ru/run-loop-busy.po")
#if __has_include("Scenarios/ru/run-loop-device-changes.po")
#endif
FILE("Scenarios/ru/run-loop-device-changes.po")
#if __has_include("Scenarios/ru/run-loop-events.po")
#endif
FILE("Scenarios/ru/run-loop-events.po")
#if __has_include("Scenarios/ru/run-loop-hung.po")
#endif
FILE("Scenarios/ru/run-loop-hung.po")
#if __has_include("Scenarios/ru/run-loop-inactive.po")
#endif
FILE("Scenarios/ru/run-loop-inactive.po")
#if __has_include("Scenarios/ru/saves-at-its-end.po")
#endif
FILE("Scenarios/ru/saves-at-its-end.po")
#if __has_include("Scenarios/ru/saves-at-once.po")
#endif
FILE("Scenarios/ru/saves-at-once.po")
#if __has_include("Scenarios/ru/saves-for-eight-seconds.po")
#endif
FILE("Scenarios/ru/saves-for-eight-seconds.po")
#if __has_include("Scenarios/ru/saves-in-a-timer.po")
#endif
FILE("Scenarios/ru/saves-in-a-timer.po")
#if __has_include("Scenarios/ru/saves-in-background-with-scenes.po")
#endif
FILE("Scenarios/ru/saves-in-background-with-scenes.po")
#if __has_include("Scenarios/ru/saves-in-background.po")
#endif
FILE("Scenarios/ru/saves-in-background.po")
#if __has_include("Scenarios/ru/saves-in-scene-phase.po")
#endif
FILE("Scenarios/ru/saves-in-scene-phase.po")
#if __has_include("Scenarios/ru/saves-when-it-resigns.po")
#endif
FILE("Scenarios/ru/saves-when-it-resigns.po")
#if __has_include("Scenarios/ru/scene-activity.po")
#endif
FILE("Scenarios/ru/scene-activity.po")
#if __has_include("Scenarios/ru/scene-and-delegate-launch.po")
#endif
FILE("Scenarios/ru/scene-and-delegate-launch.po")
#if __has_include("Scenarios/ru/scene-background-launch.po")
#endif
FILE("Scenarios/ru/scene-background-launch.po")
#if __has_include("Scenarios/ru/scene-carplay.po")
#endif
FILE("Scenarios/ru/scene-carplay.po")
#if __has_include("Scenarios/ru/scene-disconnect-needs-scenes.po")
#endif
FILE("Scenarios/ru/scene-disconnect-needs-scenes.po")
#if __has_include("Scenarios/ru/scene-disconnected.po")
#endif
FILE("Scenarios/ru/scene-disconnected.po")
#if __has_include("Scenarios/ru/scene-external-display.po")
#endif
FILE("Scenarios/ru/scene-external-display.po")
#if __has_include("Scenarios/ru/scene-interruption.po")
#endif
FILE("Scenarios/ru/scene-interruption.po")
#if __has_include("Scenarios/ru/scene-launch.po")
#endif
FILE("Scenarios/ru/scene-launch.po")
#if __has_include("Scenarios/ru/scene-leave-and-return.po")
#endif
FILE("Scenarios/ru/scene-leave-and-return.po")
#if __has_include("Scenarios/ru/scene-left-during-launch.po")
#endif
FILE("Scenarios/ru/scene-left-during-launch.po")
#if __has_include("Scenarios/ru/scene-opened-after-fetch-slow.po")
#endif
FILE("Scenarios/ru/scene-opened-after-fetch-slow.po")
#if __has_include("Scenarios/ru/scene-push.po")
#endif
FILE("Scenarios/ru/scene-push.po")
#if __has_include("Scenarios/ru/scene-quick-action.po")
#endif
FILE("Scenarios/ru/scene-quick-action.po")
#if __has_include("Scenarios/ru/scene-relaunch.po")
#endif
FILE("Scenarios/ru/scene-relaunch.po")
#if __has_include("Scenarios/ru/scene-restoration.po")
#endif
FILE("Scenarios/ru/scene-restoration.po")
#if __has_include("Scenarios/ru/scene-swiped-away-suspended.po")
#endif
FILE("Scenarios/ru/scene-swiped-away-suspended.po")
#if __has_include("Scenarios/ru/scene-swiped-away.po")
#endif
FILE("Scenarios/ru/scene-swiped-away.po")
#if __has_include("Scenarios/ru/scene-url-cold.po")
#endif
FILE("Scenarios/ru/scene-url-cold.po")
#if __has_include("Scenarios/ru/scene-url-configuration.po")
#endif
FILE("Scenarios/ru/scene-url-configuration.po")
#if __has_include("Scenarios/ru/scene-url-warm.po")
#endif
FILE("Scenarios/ru/scene-url-warm.po")
#if __has_include("Scenarios/ru/scene-watchdog.po")
#endif
FILE("Scenarios/ru/scene-watchdog.po")
#if __has_include("Scenarios/ru/scheduler-cancelled.po")
#endif
FILE("Scenarios/ru/scheduler-cancelled.po")
#if __has_include("Scenarios/ru/scheduler-device-in-use.po")
#endif
FILE("Scenarios/ru/scheduler-device-in-use.po")
#if __has_include("Scenarios/ru/scheduler-expired.po")
#endif
FILE("Scenarios/ru/scheduler-expired.po")
#if __has_include("Scenarios/ru/scheduler-in-front.po")
#endif
FILE("Scenarios/ru/scheduler-in-front.po")
#if __has_include("Scenarios/ru/scheduler-launch.po")
#endif
FILE("Scenarios/ru/scheduler-launch.po")
#if __has_include("Scenarios/ru/scheduler-limit.po")
#endif
FILE("Scenarios/ru/scheduler-limit.po")
#if __has_include("Scenarios/ru/scheduler-no-expiration-handler.po")
#endif
FILE("Scenarios/ru/scheduler-no-expiration-handler.po")
#if __has_include("Scenarios/ru/scheduler-not-registered.po")
#endif
FILE("Scenarios/ru/scheduler-not-registered.po")
#if __has_include("Scenarios/ru/scheduler-processing.po")
#endif
FILE("Scenarios/ru/scheduler-processing.po")
#if __has_include("Scenarios/ru/scheduler-refresh.po")
#endif
FILE("Scenarios/ru/scheduler-refresh.po")
#if __has_include("Scenarios/ru/scheduler-registered-late.po")
#endif
FILE("Scenarios/ru/scheduler-registered-late.po")
#if __has_include("Scenarios/ru/scheduler-registered-twice.po")
#endif
FILE("Scenarios/ru/scheduler-registered-twice.po")
#if __has_include("Scenarios/ru/six-cases-1-home.po")
#endif
FILE("Scenarios/ru/six-cases-1-home.po")
#if __has_include("Scenarios/ru/six-cases-2-switcher-and-back.po")
#endif
FILE("Scenarios/ru/six-cases-2-switcher-and-back.po")
#if __has_include("Scenarios/ru/six-cases-3-switcher-to-another-app.po")
#endif
FILE("Scenarios/ru/six-cases-3-switcher-to-another-app.po")
#if __has_include("Scenarios/ru/six-cases-4-call-declined.po")
#endif
FILE("Scenarios/ru/six-cases-4-call-declined.po")
#if __has_include("Scenarios/ru/six-cases-5-call-answered.po")
#endif
FILE("Scenarios/ru/six-cases-5-call-answered.po")
#if __has_include("Scenarios/ru/six-cases-6-banner-viewed.po")
#endif
FILE("Scenarios/ru/six-cases-6-banner-viewed.po")
#if __has_include("Scenarios/ru/slow-save.po")
#endif
FILE("Scenarios/ru/slow-save.po")
#if __has_include("Scenarios/ru/sms-ios4.po")
#endif
FILE("Scenarios/ru/sms-ios4.po")
#if __has_include("Scenarios/ru/suspended-midway.po")
#endif
FILE("Scenarios/ru/suspended-midway.po")
#if __has_include("Scenarios/ru/suspended-or-running-terminated.po")
#endif
FILE("Scenarios/ru/suspended-or-running-terminated.po")
#if __has_include("Scenarios/ru/suspended-queue-accessory.po")
#endif
FILE("Scenarios/ru/suspended-queue-accessory.po")
#if __has_include("Scenarios/ru/suspended-queue.po")
#endif
FILE("Scenarios/ru/suspended-queue.po")
#if __has_include("Scenarios/ru/suspended-reclaimed.po")
#endif
FILE("Scenarios/ru/suspended-reclaimed.po")
#if __has_include("Scenarios/ru/suspended-timers-stop.po")
#endif
FILE("Scenarios/ru/suspended-timers-stop.po")
#if __has_include("Scenarios/ru/suspended-touches-not-queued.po")
#endif
FILE("Scenarios/ru/suspended-touches-not-queued.po")
#if __has_include("Scenarios/ru/swiftui-launch.po")
#endif
FILE("Scenarios/ru/swiftui-launch.po")
#if __has_include("Scenarios/ru/swiftui-leave-and-return.po")
#endif
FILE("Scenarios/ru/swiftui-leave-and-return.po")
#if __has_include("Scenarios/ru/swiftui-terminated.po")
#endif
FILE("Scenarios/ru/swiftui-terminated.po")
#if __has_include("Scenarios/ru/swiped-away-in-background.po")
#endif
FILE("Scenarios/ru/swiped-away-in-background.po")
#if __has_include("Scenarios/ru/swiped-away-in-front.po")
#endif
FILE("Scenarios/ru/swiped-away-in-front.po")
#if __has_include("Scenarios/ru/swiped-away-suspended.po")
#endif
FILE("Scenarios/ru/swiped-away-suspended.po")
#if __has_include("Scenarios/ru/switcher-card-outlives-process.po")
#endif
FILE("Scenarios/ru/switcher-card-outlives-process.po")
#if __has_include("Scenarios/ru/switcher-needs-a-card.po")
#endif
FILE("Scenarios/ru/switcher-needs-a-card.po")
#if __has_include("Scenarios/ru/terminated-crash.po")
#endif
FILE("Scenarios/ru/terminated-crash.po")
#if __has_include("Scenarios/ru/terminated-reboot.po")
#endif
FILE("Scenarios/ru/terminated-reboot.po")
#if __has_include("Scenarios/ru/terminated-while-hung.po")
#endif
FILE("Scenarios/ru/terminated-while-hung.po")
#if __has_include("Scenarios/ru/terminated-without-notice.po")
#endif
FILE("Scenarios/ru/terminated-without-notice.po")
#if __has_include("Scenarios/ru/thread-main-actor.po")
#endif
FILE("Scenarios/ru/thread-main-actor.po")
#if __has_include("Scenarios/ru/thread-uikit.po")
#endif
FILE("Scenarios/ru/thread-uikit.po")
#if __has_include("Scenarios/ru/thread-work-suspended.po")
#endif
FILE("Scenarios/ru/thread-work-suspended.po")
#if __has_include("Scenarios/ru/thread-work.po")
#endif
FILE("Scenarios/ru/thread-work.po")
#if __has_include("Scenarios/ru/touch-unhandled.po")
#endif
FILE("Scenarios/ru/touch-unhandled.po")
#if __has_include("Scenarios/ru/transfer-in-front.po")
#endif
FILE("Scenarios/ru/transfer-in-front.po")
#if __has_include("Scenarios/ru/transfer-not-completed.po")
#endif
FILE("Scenarios/ru/transfer-not-completed.po")
#if __has_include("Scenarios/ru/transfer-session.po")
#endif
FILE("Scenarios/ru/transfer-session.po")
#if __has_include("Scenarios/ru/views-launch-ios4.po")
#endif
FILE("Scenarios/ru/views-launch-ios4.po")
#if __has_include("Scenarios/ru/views-launch.po")
#endif
FILE("Scenarios/ru/views-launch.po")
#if __has_include("Scenarios/ru/views-launched-in-background.po")
#endif
FILE("Scenarios/ru/views-launched-in-background.po")
#if __has_include("Scenarios/ru/views-leave-and-return.po")
#endif
FILE("Scenarios/ru/views-leave-and-return.po")
#if __has_include("Scenarios/ru/views-memory-warning.po")
#endif
FILE("Scenarios/ru/views-memory-warning.po")
#if __has_include("Scenarios/ru/views-scene-launch.po")
#endif
FILE("Scenarios/ru/views-scene-launch.po")
#if __has_include("Scenarios/ru/views-swiped-away.po")
#endif
FILE("Scenarios/ru/views-swiped-away.po")
#if __has_include("Scenarios/ru/voip-push-ios12.po")
#endif
FILE("Scenarios/ru/voip-push-ios12.po")
#if __has_include("Scenarios/ru/voip-push-not-reported.po")
#endif
FILE("Scenarios/ru/voip-push-not-reported.po")
#if __has_include("Scenarios/ru/voip-push-reported.po")
#endif
FILE("Scenarios/ru/voip-push-reported.po")
#if __has_include("Scenarios/ru/wake-cannot-be-finished.po")
#endif
FILE("Scenarios/ru/wake-cannot-be-finished.po")
#if __has_include("Scenarios/ru/will-terminate-and-disconnect.po")
#endif
FILE("Scenarios/ru/will-terminate-and-disconnect.po")
#if __has_include("Scenarios/ru/will-terminate-five-seconds.po")
#endif
FILE("Scenarios/ru/will-terminate-five-seconds.po")
#if __has_include("Scenarios/ru/will-terminate-in-time.po")
#endif
FILE("Scenarios/ru/will-terminate-in-time.po")
#if __has_include("Scenarios/ru/window-choose.po")
#endif
FILE("Scenarios/ru/window-choose.po")
#if __has_include("Scenarios/ru/window-focus.po")
#endif
FILE("Scenarios/ru/window-focus.po")
#if __has_include("Scenarios/ru/window-last-closed.po")
#endif
FILE("Scenarios/ru/window-last-closed.po")
#if __has_include("Scenarios/ru/window-open-and-close.po")
#endif
FILE("Scenarios/ru/window-open-and-close.po")
#if __has_include("Scenarios/ru/window-refusals.po")
#endif
FILE("Scenarios/ru/window-refusals.po")
#if __has_include("Scenarios/run-loop-busy.scenario")
#endif
FILE("Scenarios/run-loop-busy.scenario")
#if __has_include("Scenarios/run-loop-device-changes.scenario")
#endif
FILE("Scenarios/run-loop-device-changes.scenario")
#if __has_include("Scenarios/run-loop-events.scenario")
#endif
FILE("Scenarios/run-loop-events.scenario")
#if __has_include("Scenarios/run-loop-hung.scenario")
#endif
FILE("Scenarios/run-loop-hung.scenario")
#if __has_include("Scenarios/run-loop-inactive.scenario")
#endif
FILE("Scenarios/run-loop-inactive.scenario")
#if __has_include("Scenarios/saves-at-its-end.scenario")
#endif
FILE("Scenarios/saves-at-its-end.scenario")
#if __has_include("Scenarios/saves-at-once.scenario")
#endif
FILE("Scenarios/saves-at-once.scenario")
#if __has_include("Scenarios/saves-for-eight-seconds.scenario")
#endif
FILE("Scenarios/saves-for-eight-seconds.scenario")
#if __has_include("Scenarios/saves-in-a-timer.scenario")
#endif
FILE("Scenarios/saves-in-a-timer.scenario")
#if __has_include("Scenarios/saves-in-background-with-scenes.scenario")
#endif
FILE("Scenarios/saves-in-background-with-scenes.scenario")
#if __has_include("Scenarios/saves-in-background.scenario")
#endif
FILE("Scenarios/saves-in-background.scenario")
#if __has_include("Scenarios/saves-in-scene-phase.scenario")
#endif
FILE("Scenarios/saves-in-scene-phase.scenario")
#if __has_include("Scenarios/saves-when-it-resigns.scenario")
#endif
FILE("Scenarios/saves-when-it-resigns.scenario")
#if __has_include("Scenarios/scene-activity.scenario")
#endif
FILE("Scenarios/scene-activity.scenario")
#if __has_include("Scenarios/scene-and-delegate-launch.scenario")
#endif
FILE("Scenarios/scene-and-delegate-launch.scenario")
#if __has_include("Scenarios/scene-background-launch.scenario")
#endif
FILE("Scenarios/scene-background-launch.scenario")
#if __has_include("Scenarios/scene-carplay.scenario")
#endif
FILE("Scenarios/scene-carplay.scenario")
#if __has_include("Scenarios/scene-disconnect-needs-scenes.scenario")
#endif
FILE("Scenarios/scene-disconnect-needs-scenes.scenario")
#if __has_include("Scenarios/scene-disconnected.scenario")
#endif
FILE("Scenarios/scene-disconnected.scenario")
#if __has_include("Scenarios/scene-external-display.scenario")
#endif
FILE("Scenarios/scene-external-display.scenario")
#if __has_include("Scenarios/scene-interruption.scenario")
#endif
FILE("Scenarios/scene-interruption.scenario")
#if __has_include("Scenarios/scene-launch.scenario")
#endif
FILE("Scenarios/scene-launch.scenario")
#if __has_include("Scenarios/scene-leave-and-return.scenario")
#endif
FILE("Scenarios/scene-leave-and-return.scenario")
#if __has_include("Scenarios/scene-left-during-launch.scenario")
#endif
FILE("Scenarios/scene-left-during-launch.scenario")
#if __has_include("Scenarios/scene-opened-after-fetch-slow.scenario")
#endif
FILE("Scenarios/scene-opened-after-fetch-slow.scenario")
#if __has_include("Scenarios/scene-push.scenario")
#endif
FILE("Scenarios/scene-push.scenario")
#if __has_include("Scenarios/scene-quick-action.scenario")
#endif
FILE("Scenarios/scene-quick-action.scenario")
#if __has_include("Scenarios/scene-relaunch.scenario")
#endif
FILE("Scenarios/scene-relaunch.scenario")
#if __has_include("Scenarios/scene-restoration.scenario")
#endif
FILE("Scenarios/scene-restoration.scenario")
#if __has_include("Scenarios/scene-swiped-away-suspended.scenario")
#endif
FILE("Scenarios/scene-swiped-away-suspended.scenario")
#if __has_include("Scenarios/scene-swiped-away.scenario")
#endif
FILE("Scenarios/scene-swiped-away.scenario")
#if __has_include("Scenarios/scene-url-cold.scenario")
#endif
FILE("Scenarios/scene-url-cold.scenario")
#if __has_include("Scenarios/scene-url-configuration.scenario")
#endif
FILE("Scenarios/scene-url-configuration.scenario")
#if __has_include("Scenarios/scene-url-warm.scenario")
#endif
FILE("Scenarios/scene-url-warm.scenario")
#if __has_include("Scenarios/scene-watchdog.scenario")
#endif
FILE("Scenarios/scene-watchdog.scenario")
#if __has_include("Scenarios/scheduler-cancelled.scenario")
#endif
FILE("Scenarios/scheduler-cancelled.scenario")
#if __has_include("Scenarios/scheduler-device-in-use.scenario")
#endif
FILE("Scenarios/scheduler-device-in-use.scenario")
#if __has_include("Scenarios/scheduler-expired.scenario")
#endif
FILE("Scenarios/scheduler-expired.scenario")
#if __has_include("Scenarios/scheduler-in-front.scenario")
#endif
FILE("Scenarios/scheduler-in-front.scenario")
#if __has_include("Scenarios/scheduler-launch.scenario")
#endif
FILE("Scenarios/scheduler-launch.scenario")
#if __has_include("Scenarios/scheduler-limit.scenario")
#endif
FILE("Scenarios/scheduler-limit.scenario")
#if __has_include("Scenarios/scheduler-no-expiration-handler.scenario")
#endif
FILE("Scenarios/scheduler-no-expiration-handler.scenario")
#if __has_include("Scenarios/scheduler-not-registered.scenario")
#endif
FILE("Scenarios/scheduler-not-registered.scenario")
#if __has_include("Scenarios/scheduler-processing.scenario")
#endif
FILE("Scenarios/scheduler-processing.scenario")
#if __has_include("Scenarios/scheduler-refresh.scenario")
#endif
FILE("Scenarios/scheduler-refresh.scenario")
#if __has_include("Scenarios/scheduler-registered-late.scenario")
#endif
FILE("Scenarios/scheduler-registered-late.scenario")
#if __has_include("Scenarios/scheduler-registered-twice.scenario")
#endif
FILE("Scenarios/scheduler-registered-twice.scenario")
#if __has_include("Scenarios/six-cases-1-home.scenario")
#endif
FILE("Scenarios/six-cases-1-home.scenario")
#if __has_include("Scenarios/six-cases-2-switcher-and-back.scenario")
#endif
FILE("Scenarios/six-cases-2-switcher-and-back.scenario")
#if __has_include("Scenarios/six-cases-3-switcher-to-another-app.scenario")
#endif
FILE("Scenarios/six-cases-3-switcher-to-another-app.scenario")
#if __has_include("Scenarios/six-cases-4-call-declined.scenario")
#endif
FILE("Scenarios/six-cases-4-call-declined.scenario")
#if __has_include("Scenarios/six-cases-5-call-answered.scenario")
#endif
FILE("Scenarios/six-cases-5-call-answered.scenario")
#if __has_include("Scenarios/six-cases-6-banner-viewed.scenario")
#endif
FILE("Scenarios/six-cases-6-banner-viewed.scenario")
#if __has_include("Scenarios/slow-save.scenario")
#endif
FILE("Scenarios/slow-save.scenario")
#if __has_include("Scenarios/sms-ios4.scenario")
#endif
FILE("Scenarios/sms-ios4.scenario")
#if __has_include("Scenarios/suspended-midway.scenario")
#endif
FILE("Scenarios/suspended-midway.scenario")
#if __has_include("Scenarios/suspended-or-running-terminated.scenario")
#endif
FILE("Scenarios/suspended-or-running-terminated.scenario")
#if __has_include("Scenarios/suspended-queue-accessory.scenario")
#endif
FILE("Scenarios/suspended-queue-accessory.scenario")
#if __has_include("Scenarios/suspended-queue.scenario")
#endif
FILE("Scenarios/suspended-queue.scenario")
#if __has_include("Scenarios/suspended-reclaimed.scenario")
#endif
FILE("Scenarios/suspended-reclaimed.scenario")
#if __has_include("Scenarios/suspended-timers-stop.scenario")
#endif
FILE("Scenarios/suspended-timers-stop.scenario")
#if __has_include("Scenarios/suspended-touches-not-queued.scenario")
#endif
FILE("Scenarios/suspended-touches-not-queued.scenario")
#if __has_include("Scenarios/swiftui-launch.scenario")
#endif
FILE("Scenarios/swiftui-launch.scenario")
#if __has_include("Scenarios/swiftui-leave-and-return.scenario")
#endif
FILE("Scenarios/swiftui-leave-and-return.scenario")
#if __has_include("Scenarios/swiftui-terminated.scenario")
#endif
FILE("Scenarios/swiftui-terminated.scenario")
#if __has_include("Scenarios/swiped-away-in-background.scenario")
#endif
FILE("Scenarios/swiped-away-in-background.scenario")
#if __has_include("Scenarios/swiped-away-in-front.scenario")
#endif
FILE("Scenarios/swiped-away-in-front.scenario")
#if __has_include("Scenarios/swiped-away-suspended.scenario")
#endif
FILE("Scenarios/swiped-away-suspended.scenario")
#if __has_include("Scenarios/switcher-card-outlives-process.scenario")
#endif
FILE("Scenarios/switcher-card-outlives-process.scenario")
#if __has_include("Scenarios/switcher-needs-a-card.scenario")
#endif
FILE("Scenarios/switcher-needs-a-card.scenario")
#if __has_include("Scenarios/terminated-crash.scenario")
#endif
FILE("Scenarios/terminated-crash.scenario")
#if __has_include("Scenarios/terminated-reboot.scenario")
#endif
FILE("Scenarios/terminated-reboot.scenario")
#if __has_include("Scenarios/terminated-while-hung.scenario")
#endif
FILE("Scenarios/terminated-while-hung.scenario")
#if __has_include("Scenarios/terminated-without-notice.scenario")
#endif
FILE("Scenarios/terminated-without-notice.scenario")
#if __has_include("Scenarios/thread-main-actor.scenario")
#endif
FILE("Scenarios/thread-main-actor.scenario")
#if __has_include("Scenarios/thread-uikit.scenario")
#endif
FILE("Scenarios/thread-uikit.scenario")
#if __has_include("Scenarios/thread-work-suspended.scenario")
#endif
FILE("Scenarios/thread-work-suspended.scenario")
#if __has_include("Scenarios/thread-work.scenario")
#endif
FILE("Scenarios/thread-work.scenario")
#if __has_include("Scenarios/touch-unhandled.scenario")
#endif
FILE("Scenarios/touch-unhandled.scenario")
#if __has_include("Scenarios/transfer-in-front.scenario")
#endif
FILE("Scenarios/transfer-in-front.scenario")
#if __has_include("Scenarios/transfer-not-completed.scenario")
#endif
FILE("Scenarios/transfer-not-completed.scenario")
#if __has_include("Scenarios/transfer-session.scenario")
#endif
FILE("Scenarios/transfer-session.scenario")
#if __has_include("Scenarios/vi/active-without-input.po")
#endif
FILE("Scenarios/vi/active-without-input.po")
#if __has_include("Scenarios/vi/background-audio-paused-by-call.po")
#endif
FILE("Scenarios/vi/background-audio-paused-by-call.po")
#if __has_include("Scenarios/vi/background-audio-stopped.po")
#endif
FILE("Scenarios/vi/background-audio-stopped.po")
#if __has_include("Scenarios/vi/background-audio.po")
#endif
FILE("Scenarios/vi/background-audio.po")
#if __has_include("Scenarios/vi/background-ios12.po")
#endif
FILE("Scenarios/vi/background-ios12.po")
#if __has_include("Scenarios/vi/background-ios6.po")
#endif
FILE("Scenarios/vi/background-ios6.po")
#if __has_include("Scenarios/vi/background-location.po")
#endif
FILE("Scenarios/vi/background-location.po")
#if __has_include("Scenarios/vi/background-mode-is-a-permission.po")
#endif
FILE("Scenarios/vi/background-mode-is-a-permission.po")
#if __has_include("Scenarios/vi/background-task-begun-in-time.po")
#endif
FILE("Scenarios/vi/background-task-begun-in-time.po")
#if __has_include("Scenarios/vi/background-task-ended-by-code.po")
#endif
FILE("Scenarios/vi/background-task-ended-by-code.po")
#if __has_include("Scenarios/vi/background-task-expired.po")
#endif
FILE("Scenarios/vi/background-task-expired.po")
#if __has_include("Scenarios/vi/background-task-handler-never-runs.po")
#endif
FILE("Scenarios/vi/background-task-handler-never-runs.po")
#if __has_include("Scenarios/vi/background-task-handler-waits.po")
#endif
FILE("Scenarios/vi/background-task-handler-waits.po")
#if __has_include("Scenarios/vi/background-task-in-front.po")
#endif
FILE("Scenarios/vi/background-task-in-front.po")
#if __has_include("Scenarios/vi/background-task-in-the-last-seconds.po")
#endif
FILE("Scenarios/vi/background-task-in-the-last-seconds.po")
#if __has_include("Scenarios/vi/background-task-kept.po")
#endif
FILE("Scenarios/vi/background-task-kept.po")
#if __has_include("Scenarios/vi/background-task-leaked.po")
#endif
FILE("Scenarios/vi/background-task-leaked.po")
#if __has_include("Scenarios/vi/background-task-not-granted.po")
#endif
FILE("Scenarios/vi/background-task-not-granted.po")
#if __has_include("Scenarios/vi/background-tasks-of-one-name.po")
#endif
FILE("Scenarios/vi/background-tasks-of-one-name.po")
#if __has_include("Scenarios/vi/background-tasks-share-one-budget.po")
#endif
FILE("Scenarios/vi/background-tasks-share-one-budget.po")
#if __has_include("Scenarios/vi/banner-ignored.po")
#endif
FILE("Scenarios/vi/banner-ignored.po")
#if __has_include("Scenarios/vi/banner-not-after-unlock.po")
#endif
FILE("Scenarios/vi/banner-not-after-unlock.po")
#if __has_include("Scenarios/vi/banner-pulled-down.po")
#endif
FILE("Scenarios/vi/banner-pulled-down.po")
#if __has_include("Scenarios/vi/battery-low-ios9.po")
#endif
FILE("Scenarios/vi/battery-low-ios9.po")
#if __has_include("Scenarios/vi/battery-low.po")
#endif
FILE("Scenarios/vi/battery-low.po")
#if __has_include("Scenarios/vi/bluetooth-restoration.po")
#endif
FILE("Scenarios/vi/bluetooth-restoration.po")
#if __has_include("Scenarios/vi/button-tapped.po")
#endif
FILE("Scenarios/vi/button-tapped.po")
#if __has_include("Scenarios/vi/call-banner.po")
#endif
FILE("Scenarios/vi/call-banner.po")
#if __has_include("Scenarios/vi/call-while-locked.po")
#endif
FILE("Scenarios/vi/call-while-locked.po")
#if __has_include("Scenarios/vi/continued-needs-the-foreground.po")
#endif
FILE("Scenarios/vi/continued-needs-the-foreground.po")
#if __has_include("Scenarios/vi/continued-progress.po")
#endif
FILE("Scenarios/vi/continued-progress.po")
#if __has_include("Scenarios/vi/continued-queued.po")
#endif
FILE("Scenarios/vi/continued-queued.po")
#if __has_include("Scenarios/vi/continued-stalled-and-not-completed.po")
#endif
FILE("Scenarios/vi/continued-stalled-and-not-completed.po")
#if __has_include("Scenarios/vi/continued-stalled.po")
#endif
FILE("Scenarios/vi/continued-stalled.po")
#if __has_include("Scenarios/vi/continued-stopped-by-user.po")
#endif
FILE("Scenarios/vi/continued-stopped-by-user.po")
#if __has_include("Scenarios/vi/continued-swiped-away.po")
#endif
FILE("Scenarios/vi/continued-swiped-away.po")
#if __has_include("Scenarios/vi/covers-in-layers.po")
#endif
FILE("Scenarios/vi/covers-in-layers.po")
#if __has_include("Scenarios/vi/data-saved-in-a-task.po")
#endif
FILE("Scenarios/vi/data-saved-in-a-task.po")
#if __has_include("Scenarios/vi/data-saved-on-leaving.po")
#endif
FILE("Scenarios/vi/data-saved-on-leaving.po")
#if __has_include("Scenarios/vi/data-saved-too-late.po")
#endif
FILE("Scenarios/vi/data-saved-too-late.po")
#if __has_include("Scenarios/vi/data-saved-while-running.po")
#endif
FILE("Scenarios/vi/data-saved-while-running.po")
#if __has_include("Scenarios/vi/demo.po")
#endif
FILE("Scenarios/vi/demo.po")
#if __has_include("Scenarios/vi/exit-called.po")
#endif
FILE("Scenarios/vi/exit-called.po")
#if __has_include("Scenarios/vi/exits-on-suspend-in-background.po")
#endif
FILE("Scenarios/vi/exits-on-suspend-in-background.po")
#if __has_include("Scenarios/vi/fetch-after-force-quit.po")
#endif
FILE("Scenarios/vi/fetch-after-force-quit.po")
#if __has_include("Scenarios/vi/fetch-failed.po")
#endif
FILE("Scenarios/vi/fetch-failed.po")
#if __has_include("Scenarios/vi/fetch-in-background.po")
#endif
FILE("Scenarios/vi/fetch-in-background.po")
#if __has_include("Scenarios/vi/fetch-in-foreground.po")
#endif
FILE("Scenarios/vi/fetch-in-foreground.po")
#if __has_include("Scenarios/vi/fetch-interval-never.po")
#endif
FILE("Scenarios/vi/fetch-interval-never.po")
#if __has_include("Scenarios/vi/fetch-interval.po")
#endif
FILE("Scenarios/vi/fetch-interval.po")
#if __has_include("Scenarios/vi/fetch-needs-the-mode.po")
#endif
FILE("Scenarios/vi/fetch-needs-the-mode.po")
#if __has_include("Scenarios/vi/fetch-not-completed-in-front.po")
#endif
FILE("Scenarios/vi/fetch-not-completed-in-front.po")
#if __has_include("Scenarios/vi/fetch-refresh-turned-off.po")
#endif
FILE("Scenarios/vi/fetch-refresh-turned-off.po")
#if __has_include("Scenarios/vi/fetch-replaced-by-scheduler.po")
#endif
FILE("Scenarios/vi/fetch-replaced-by-scheduler.po")
#if __has_include("Scenarios/vi/fetch-too-long.po")
#endif
FILE("Scenarios/vi/fetch-too-long.po")
#if __has_include("Scenarios/vi/fetch-while-hung.po")
#endif
FILE("Scenarios/vi/fetch-while-hung.po")
#if __has_include("Scenarios/vi/file-lock-at-suspension.po")
#endif
FILE("Scenarios/vi/file-lock-at-suspension.po")
#if __has_include("Scenarios/vi/file-lock-released.po")
#endif
FILE("Scenarios/vi/file-lock-released.po")
#if __has_include("Scenarios/vi/framework-words.po")
#endif
FILE("Scenarios/vi/framework-words.po")
#if __has_include("Scenarios/vi/how-often-methods-are-called.po")
#endif
FILE("Scenarios/vi/how-often-methods-are-called.po")
#if __has_include("Scenarios/vi/interruption-control-center.po")
#endif
FILE("Scenarios/vi/interruption-control-center.po")
#if __has_include("Scenarios/vi/interruption-face-id.po")
#endif
FILE("Scenarios/vi/interruption-face-id.po")
#if __has_include("Scenarios/vi/interruption-notification-center-ios11.po")
#endif
FILE("Scenarios/vi/interruption-notification-center-ios11.po")
#if __has_include("Scenarios/vi/interruption-notification-center.po")
#endif
FILE("Scenarios/vi/interruption-notification-center.po")
#if __has_include("Scenarios/vi/interruption-or-leaving.po")
#endif
FILE("Scenarios/vi/interruption-or-leaving.po")
#if __has_include("Scenarios/vi/interruption-permission-alert.po")
#endif
FILE("Scenarios/vi/interruption-permission-alert.po")
#if __has_include("Scenarios/vi/interruption-siri.po")
#endif
FILE("Scenarios/vi/interruption-siri.po")
#if __has_include("Scenarios/vi/interruption-then-home.po")
#endif
FILE("Scenarios/vi/interruption-then-home.po")
#if __has_include("Scenarios/vi/ios3-without-multitasking.po")
#endif
FILE("Scenarios/vi/ios3-without-multitasking.po")
#if __has_include("Scenarios/vi/launch-activity.po")
#endif
FILE("Scenarios/vi/launch-activity.po")
#if __has_include("Scenarios/vi/launch-arguments.po")
#endif
FILE("Scenarios/vi/launch-arguments.po")
#if __has_include("Scenarios/vi/launch-before-first-unlock.po")
#endif
FILE("Scenarios/vi/launch-before-first-unlock.po")
#if __has_include("Scenarios/vi/launch-bluetooth.po")
#endif
FILE("Scenarios/vi/launch-bluetooth.po")
#if __has_include("Scenarios/vi/launch-cold.po")
#endif
FILE("Scenarios/vi/launch-cold.po")
#if __has_include("Scenarios/vi/launch-default-style-ios27.po")
#endif
FILE("Scenarios/vi/launch-default-style-ios27.po")
#if __has_include("Scenarios/vi/launch-fetch-then-opened.po")
#endif
FILE("Scenarios/vi/launch-fetch-then-opened.po")
#if __has_include("Scenarios/vi/launch-fetch.po")
#endif
FILE("Scenarios/vi/launch-fetch.po")
#if __has_include("Scenarios/vi/launch-ios2.po")
#endif
FILE("Scenarios/vi/launch-ios2.po")
#if __has_include("Scenarios/vi/launch-ios5.po")
#endif
FILE("Scenarios/vi/launch-ios5.po")
#if __has_include("Scenarios/vi/launch-local-notification-ios9.po")
#endif
FILE("Scenarios/vi/launch-local-notification-ios9.po")
#if __has_include("Scenarios/vi/launch-local-notification.po")
#endif
FILE("Scenarios/vi/launch-local-notification.po")
#if __has_include("Scenarios/vi/launch-location.po")
#endif
FILE("Scenarios/vi/launch-location.po")
#if __has_include("Scenarios/vi/launch-methods-missing.po")
#endif
FILE("Scenarios/vi/launch-methods-missing.po")
#if __has_include("Scenarios/vi/launch-older-method.po")
#endif
FILE("Scenarios/vi/launch-older-method.po")
#if __has_include("Scenarios/vi/launch-prewarm-ios14.po")
#endif
FILE("Scenarios/vi/launch-prewarm-ios14.po")
#if __has_include("Scenarios/vi/launch-prewarm.po")
#endif
FILE("Scenarios/vi/launch-prewarm.po")
#if __has_include("Scenarios/vi/launch-principal-class.po")
#endif
FILE("Scenarios/vi/launch-principal-class.po")
#if __has_include("Scenarios/vi/launch-push-return-value.po")
#endif
FILE("Scenarios/vi/launch-push-return-value.po")
#if __has_include("Scenarios/vi/launch-push.po")
#endif
FILE("Scenarios/vi/launch-push.po")
#if __has_include("Scenarios/vi/launch-quick-action-declined.po")
#endif
FILE("Scenarios/vi/launch-quick-action-declined.po")
#if __has_include("Scenarios/vi/launch-quick-action.po")
#endif
FILE("Scenarios/vi/launch-quick-action.po")
#if __has_include("Scenarios/vi/launch-restoration-after-crash.po")
#endif
FILE("Scenarios/vi/launch-restoration-after-crash.po")
#if __has_include("Scenarios/vi/launch-restoration-after-force-quit.po")
#endif
FILE("Scenarios/vi/launch-restoration-after-force-quit.po")
#if __has_include("Scenarios/vi/launch-restoration.po")
#endif
FILE("Scenarios/vi/launch-restoration.po")
#if __has_include("Scenarios/vi/launch-sdk26-ios27.po")
#endif
FILE("Scenarios/vi/launch-sdk26-ios27.po")
#if __has_include("Scenarios/vi/launch-slow-becoming-active.po")
#endif
FILE("Scenarios/vi/launch-slow-becoming-active.po")
#if __has_include("Scenarios/vi/launch-slow-in-background.po")
#endif
FILE("Scenarios/vi/launch-slow-in-background.po")
#if __has_include("Scenarios/vi/launch-slow-in-time.po")
#endif
FILE("Scenarios/vi/launch-slow-in-time.po")
#if __has_include("Scenarios/vi/launch-slow.po")
#endif
FILE("Scenarios/vi/launch-slow.po")
#if __has_include("Scenarios/vi/launch-transfer.po")
#endif
FILE("Scenarios/vi/launch-transfer.po")
#if __has_include("Scenarios/vi/launch-under-debugger.po")
#endif
FILE("Scenarios/vi/launch-under-debugger.po")
#if __has_include("Scenarios/vi/launch-url-declined.po")
#endif
FILE("Scenarios/vi/launch-url-declined.po")
#if __has_include("Scenarios/vi/launch-url-ios8.po")
#endif
FILE("Scenarios/vi/launch-url-ios8.po")
#if __has_include("Scenarios/vi/launch-url.po")
#endif
FILE("Scenarios/vi/launch-url.po")
#if __has_include("Scenarios/vi/launch-warned-ios18.po")
#endif
FILE("Scenarios/vi/launch-warned-ios18.po")
#if __has_include("Scenarios/vi/launch-without-scenes-in-background-ios27.po")
#endif
FILE("Scenarios/vi/launch-without-scenes-in-background-ios27.po")
#if __has_include("Scenarios/vi/launch-without-scenes-ios27.po")
#endif
FILE("Scenarios/vi/launch-without-scenes-ios27.po")
#if __has_include("Scenarios/vi/leave-and-suspend.po")
#endif
FILE("Scenarios/vi/leave-and-suspend.po")
#if __has_include("Scenarios/vi/leave-behind-blocked-touch.po")
#endif
FILE("Scenarios/vi/leave-behind-blocked-touch.po")
#if __has_include("Scenarios/vi/leave-blocked-midway.po")
#endif
FILE("Scenarios/vi/leave-blocked-midway.po")
#if __has_include("Scenarios/vi/leave-by-lock-ios3.po")
#endif
FILE("Scenarios/vi/leave-by-lock-ios3.po")
#if __has_include("Scenarios/vi/leave-by-lock-ios4.po")
#endif
FILE("Scenarios/vi/leave-by-lock-ios4.po")
#if __has_include("Scenarios/vi/leave-by-lock-ios5.po")
#endif
FILE("Scenarios/vi/leave-by-lock-ios5.po")
#if __has_include("Scenarios/vi/leave-by-lock-ios9.po")
#endif
FILE("Scenarios/vi/leave-by-lock-ios9.po")
#if __has_include("Scenarios/vi/leave-by-lock.po")
#endif
FILE("Scenarios/vi/leave-by-lock.po")
#if __has_include("Scenarios/vi/leave-exactly-five-seconds.po")
#endif
FILE("Scenarios/vi/leave-exactly-five-seconds.po")
#if __has_include("Scenarios/vi/leave-exits-on-suspend.po")
#endif
FILE("Scenarios/vi/leave-exits-on-suspend.po")
#if __has_include("Scenarios/vi/leave-five-seconds-with-a-task.po")
#endif
FILE("Scenarios/vi/leave-five-seconds-with-a-task.po")
#if __has_include("Scenarios/vi/leave-five-seconds.po")
#endif
FILE("Scenarios/vi/leave-five-seconds.po")
#if __has_include("Scenarios/vi/leave-ios3.po")
#endif
FILE("Scenarios/vi/leave-ios3.po")
#if __has_include("Scenarios/vi/leave-just-in-time.po")
#endif
FILE("Scenarios/vi/leave-just-in-time.po")
#if __has_include("Scenarios/vi/leave-limit-announced.po")
#endif
FILE("Scenarios/vi/leave-limit-announced.po")
#if __has_include("Scenarios/vi/leave-slow-in-all.po")
#endif
FILE("Scenarios/vi/leave-slow-in-all.po")
#if __has_include("Scenarios/vi/leave-slow-resign.po")
#endif
FILE("Scenarios/vi/leave-slow-resign.po")
#if __has_include("Scenarios/vi/leave-while-hung-recovers.po")
#endif
FILE("Scenarios/vi/leave-while-hung-recovers.po")
#if __has_include("Scenarios/vi/leave-while-hung.po")
#endif
FILE("Scenarios/vi/leave-while-hung.po")
#if __has_include("Scenarios/vi/live-activity-needs-the-foreground.po")
#endif
FILE("Scenarios/vi/live-activity-needs-the-foreground.po")
#if __has_include("Scenarios/vi/live-activity-started-by-push.po")
#endif
FILE("Scenarios/vi/live-activity-started-by-push.po")
#if __has_include("Scenarios/vi/local-notification-ios4.po")
#endif
FILE("Scenarios/vi/local-notification-ios4.po")
#if __has_include("Scenarios/vi/location-after-force-quit.po")
#endif
FILE("Scenarios/vi/location-after-force-quit.po")
#if __has_include("Scenarios/vi/memory-order-woken.po")
#endif
FILE("Scenarios/vi/memory-order-woken.po")
#if __has_include("Scenarios/vi/memory-order.po")
#endif
FILE("Scenarios/vi/memory-order.po")
#if __has_include("Scenarios/vi/memory-own-limit.po")
#endif
FILE("Scenarios/vi/memory-own-limit.po")
#if __has_include("Scenarios/vi/memory-warning.po")
#endif
FILE("Scenarios/vi/memory-warning.po")
#if __has_include("Scenarios/vi/open-activity-warm.po")
#endif
FILE("Scenarios/vi/open-activity-warm.po")
#if __has_include("Scenarios/vi/open-quick-action-warm.po")
#endif
FILE("Scenarios/vi/open-quick-action-warm.po")
#if __has_include("Scenarios/vi/open-url-warm.po")
#endif
FILE("Scenarios/vi/open-url-warm.po")
#if __has_include("Scenarios/vi/open-url-while-active.po")
#endif
FILE("Scenarios/vi/open-url-while-active.po")
#if __has_include("Scenarios/vi/prewarm-before-first-unlock.po")
#endif
FILE("Scenarios/vi/prewarm-before-first-unlock.po")
#if __has_include("Scenarios/vi/privacy-changed.po")
#endif
FILE("Scenarios/vi/privacy-changed.po")
#if __has_include("Scenarios/vi/protected-data.po")
#endif
FILE("Scenarios/vi/protected-data.po")
#if __has_include("Scenarios/vi/push-budget.po")
#endif
FILE("Scenarios/vi/push-budget.po")
#if __has_include("Scenarios/vi/push-delivered-twice.po")
#endif
FILE("Scenarios/vi/push-delivered-twice.po")
#if __has_include("Scenarios/vi/push-in-front.po")
#endif
FILE("Scenarios/vi/push-in-front.po")
#if __has_include("Scenarios/vi/push-in-notification-center-ios11.po")
#endif
FILE("Scenarios/vi/push-in-notification-center-ios11.po")
#if __has_include("Scenarios/vi/push-in-notification-center.po")
#endif
FILE("Scenarios/vi/push-in-notification-center.po")
#if __has_include("Scenarios/vi/push-local-notification-tapped.po")
#endif
FILE("Scenarios/vi/push-local-notification-tapped.po")
#if __has_include("Scenarios/vi/push-not-completed-in-front.po")
#endif
FILE("Scenarios/vi/push-not-completed-in-front.po")
#if __has_include("Scenarios/vi/push-silent-after-force-quit.po")
#endif
FILE("Scenarios/vi/push-silent-after-force-quit.po")
#if __has_include("Scenarios/vi/push-silent-launch.po")
#endif
FILE("Scenarios/vi/push-silent-launch.po")
#if __has_include("Scenarios/vi/push-silent-low-power.po")
#endif
FILE("Scenarios/vi/push-silent-low-power.po")
#if __has_include("Scenarios/vi/push-silent-needs-the-mode.po")
#endif
FILE("Scenarios/vi/push-silent-needs-the-mode.po")
#if __has_include("Scenarios/vi/push-silent-too-long.po")
#endif
FILE("Scenarios/vi/push-silent-too-long.po")
#if __has_include("Scenarios/vi/push-silent.po")
#endif
FILE("Scenarios/vi/push-silent.po")
#if __has_include("Scenarios/vi/push-survives-restart.po")
#endif
FILE("Scenarios/vi/push-survives-restart.po")
#if __has_include("Scenarios/vi/push-tapped-on-lock-screen.po")
#endif
FILE("Scenarios/vi/push-tapped-on-lock-screen.po")
#if __has_include("Scenarios/vi/push-tapped.po")
#endif
FILE("Scenarios/vi/push-tapped.po")
#if __has_include("Scenarios/vi/push-without-notification-delegate.po")
#endif
FILE("Scenarios/vi/push-without-notification-delegate.po")
#if __has_include("Scenarios/vi/refused-by-the-screen.po")
#endif
FILE("Scenarios/vi/refused-by-the-screen.po")
#if __has_include("Scenarios/vi/refused-during-a-call.po")
#endif
FILE("Scenarios/vi/refused-during-a-call.po")
#if __has_include("Scenarios/vi/refused-without-a-process.po")
#endif
FILE("Scenarios/vi/refused-without-a-process.po")
#if __has_include("Scenarios/vi/region-entered.po")
#endif
FILE("Scenarios/vi/region-entered.po")
#if __has_include("Scenarios/vi/return-from-background.po")
#endif
FILE("Scenarios/vi/return-from-background.po")
#if __has_include("Scenarios/vi/return-from-suspended.po")
#endif
FILE("Scenarios/vi/return-from-suspended.po")
#if __has_include("Scenarios/vi/return-slow.po")
#endif
FILE("Scenarios/vi/return-slow.po")
#if __has_include("Scenarios/vi/return-where-to-refresh.po")
#endif
FILE("Scenarios/vi/return-where-to-refresh.po")
#if __has_include("Scenarios/vi/run-loop-busy.po")
#endif
FILE("Scenarios/vi/run-loop-busy.po")
#if __has_include("Scenarios/vi/run-loop-device-changes.po")
#endif
FILE("Scenarios/vi/run-loop-device-changes.po")
#if __has_include("Scenarios/vi/run-loop-events.po")
#endif
FILE("Scenarios/vi/run-loop-events.po")
#if __has_include("Scenarios/vi/run-loop-hung.po")
#endif
FILE("Scenarios/vi/run-loop-hung.po")
#if __has_include("Scenarios/vi/run-loop-inactive.po")
#endif
FILE("Scenarios/vi/run-loop-inactive.po")
#if __has_include("Scenarios/vi/saves-at-its-end.po")
#endif
FILE("Scenarios/vi/saves-at-its-end.po")
#if __has_include("Scenarios/vi/saves-at-once.po")
#endif
FILE("Scenarios/vi/saves-at-once.po")
#if __has_include("Scenarios/vi/saves-for-eight-seconds.po")
#endif
FILE("Scenarios/vi/saves-for-eight-seconds.po")
#if __has_include("Scenarios/vi/saves-in-a-timer.po")
#endif
FILE("Scenarios/vi/saves-in-a-timer.po")
#if __has_include("Scenarios/vi/saves-in-background-with-scenes.po")
#endif
FILE("Scenarios/vi/saves-in-background-with-scenes.po")
#if __has_include("Scenarios/vi/saves-in-background.po")
#endif
FILE("Scenarios/vi/saves-in-background.po")
#if __has_include("Scenarios/vi/saves-in-scene-phase.po")
#endif
FILE("Scenarios/vi/saves-in-scene-phase.po")
#if __has_include("Scenarios/vi/saves-when-it-resigns.po")
#endif
FILE("Scenarios/vi/saves-when-it-resigns.po")
#if __has_include("Scenarios/vi/scene-activity.po")
#endif
FILE("Scenarios/vi/scene-activity.po")
#if __has_include("Scenarios/vi/scene-and-delegate-launch.po")
#endif
FILE("Scenarios/vi/scene-and-delegate-launch.po")
#if __has_include("Scenarios/vi/scene-background-launch.po")
#endif
FILE("Scenarios/vi/scene-background-launch.po")
#if __has_include("Scenarios/vi/scene-carplay.po")
#endif
FILE("Scenarios/vi/scene-carplay.po")
#if __has_include("Scenarios/vi/scene-disconnect-needs-scenes.po")
#endif
FILE("Scenarios/vi/scene-disconnect-needs-scenes.po")
#if __has_include("Scenarios/vi/scene-disconnected.po")
#endif
FILE("Scenarios/vi/scene-disconnected.po")
#if __has_include("Scenarios/vi/scene-external-display.po")
#endif
FILE("Scenarios/vi/scene-external-display.po")
#if __has_include("Scenarios/vi/scene-interruption.po")
#endif
FILE("Scenarios/vi/scene-interruption.po")
#if __has_include("Scenarios/vi/scene-launch.po")
#endif
FILE("Scenarios/vi/scene-launch.po")
#if __has_include("Scenarios/vi/scene-leave-and-return.po")
#endif
FILE("Scenarios/vi/scene-leave-and-return.po")
#if __has_include("Scenarios/vi/scene-left-during-launch.po")
#endif
FILE("Scenarios/vi/scene-left-during-launch.po")
#if __has_include("Scenarios/vi/scene-opened-after-fetch-slow.po")
#endif
FILE("Scenarios/vi/scene-opened-after-fetch-slow.po")
#if __has_include("Scenarios/vi/scene-push.po")
#endif
FILE("Scenarios/vi/scene-push.po")
#if __has_include("Scenarios/vi/scene-quick-action.po")
#endif
FILE("Scenarios/vi/scene-quick-action.po")
#if __has_include("Scenarios/vi/scene-relaunch.po")
#endif
FILE("Scenarios/vi/scene-relaunch.po")
#if __has_include("Scenarios/vi/scene-restoration.po")
#endif
FILE("Scenarios/vi/scene-restoration.po")
#if __has_include("Scenarios/vi/scene-swiped-away-suspended.po")
#endif
FILE("Scenarios/vi/scene-swiped-away-suspended.po")
#if __has_include("Scenarios/vi/scene-swiped-away.po")
#endif
FILE("Scenarios/vi/scene-swiped-away.po")
#if __has_include("Scenarios/vi/scene-url-cold.po")
#endif
FILE("Scenarios/vi/scene-url-cold.po")
#if __has_include("Scenarios/vi/scene-url-configuration.po")
#endif
FILE("Scenarios/vi/scene-url-configuration.po")
#if __has_include("Scenarios/vi/scene-url-warm.po")
#endif
FILE("Scenarios/vi/scene-url-warm.po")
#if __has_include("Scenarios/vi/scene-watchdog.po")
#endif
FILE("Scenarios/vi/scene-watchdog.po")
#if __has_include("Scenarios/vi/scheduler-cancelled.po")
#endif
FILE("Scenarios/vi/scheduler-cancelled.po")
#if __has_include("Scenarios/vi/scheduler-device-in-use.po")
#endif
FILE("Scenarios/vi/scheduler-device-in-use.po")
#if __has_include("Scenarios/vi/scheduler-expired.po")
#endif
FILE("Scenarios/vi/scheduler-expired.po")
#if __has_include("Scenarios/vi/scheduler-in-front.po")
#endif
FILE("Scenarios/vi/scheduler-in-front.po")
#if __has_include("Scenarios/vi/scheduler-launch.po")
#endif
FILE("Scenarios/vi/scheduler-launch.po")
#if __has_include("Scenarios/vi/scheduler-limit.po")
#endif
FILE("Scenarios/vi/scheduler-limit.po")
#if __has_include("Scenarios/vi/scheduler-no-expiration-handler.po")
#endif
FILE("Scenarios/vi/scheduler-no-expiration-handler.po")
#if __has_include("Scenarios/vi/scheduler-not-registered.po")
#endif
FILE("Scenarios/vi/scheduler-not-registered.po")
#if __has_include("Scenarios/vi/scheduler-processing.po")
#endif
FILE("Scenarios/vi/scheduler-processing.po")
#if __has_include("Scenarios/vi/scheduler-refresh.po")
#endif
FILE("Scenarios/vi/scheduler-refresh.po")
#if __has_include("Scenarios/vi/scheduler-registered-late.po")
#endif
FILE("Scenarios/vi/scheduler-registered-late.po")
#if __has_include("Scenarios/vi/scheduler-registered-twice.po")
#endif
FILE("Scenarios/vi/scheduler-registered-twice.po")
#if __has_include("Scenarios/vi/six-cases-1-home.po")
#endif
FILE("Scenarios/vi/six-cases-1-home.po")
#if __has_include("Scenarios/vi/six-cases-2-switcher-and-back.po")
#endif
FILE("Scenarios/vi/six-cases-2-switcher-and-back.po")
#if __has_include("Scenarios/vi/six-cases-3-switcher-to-another-app.po")
#endif
FILE("Scenarios/vi/six-cases-3-switcher-to-another-app.po")
#if __has_include("Scenarios/vi/six-cases-4-call-declined.po")
#endif
FILE("Scenarios/vi/six-cases-4-call-declined.po")
#if __has_include("Scenarios/vi/six-cases-5-call-answered.po")
#endif
FILE("Scenarios/vi/six-cases-5-call-answered.po")
#if __has_include("Scenarios/vi/six-cases-6-banner-viewed.po")
#endif
FILE("Scenarios/vi/six-cases-6-banner-viewed.po")
#if __has_include("Scenarios/vi/slow-save.po")
#endif
FILE("Scenarios/vi/slow-save.po")
#if __has_include("Scenarios/vi/sms-ios4.po")
#endif
FILE("Scenarios/vi/sms-ios4.po")
#if __has_include("Scenarios/vi/suspended-midway.po")
#endif
FILE("Scenarios/vi/suspended-midway.po")
#if __has_include("Scenarios/vi/suspended-or-running-terminated.po")
#endif
FILE("Scenarios/vi/suspended-or-running-terminated.po")
#if __has_include("Scenarios/vi/suspended-queue-accessory.po")
#endif
FILE("Scenarios/vi/suspended-queue-accessory.po")
#if __has_include("Scenarios/vi/suspended-queue.po")
#endif
FILE("Scenarios/vi/suspended-queue.po")
#if __has_include("Scenarios/vi/suspended-reclaimed.po")
#endif
FILE("Scenarios/vi/suspended-reclaimed.po")
#if __has_include("Scenarios/vi/suspended-timers-stop.po")
#endif
FILE("Scenarios/vi/suspended-timers-stop.po")
#if __has_include("Scenarios/vi/suspended-touches-not-queued.po")
#endif
FILE("Scenarios/vi/suspended-touches-not-queued.po")
#if __has_include("Scenarios/vi/swiftui-launch.po")
#endif
FILE("Scenarios/vi/swiftui-launch.po")
#if __has_include("Scenarios/vi/swiftui-leave-and-return.po")
#endif
FILE("Scenarios/vi/swiftui-leave-and-return.po")
#if __has_include("Scenarios/vi/swiftui-terminated.po")
#endif
FILE("Scenarios/vi/swiftui-terminated.po")
#if __has_include("Scenarios/vi/swiped-away-in-background.po")
#endif
FILE("Scenarios/vi/swiped-away-in-background.po")
#if __has_include("Scenarios/vi/swiped-away-in-front.po")
#endif
FILE("Scenarios/vi/swiped-away-in-front.po")
#if __has_include("Scenarios/vi/swiped-away-suspended.po")
#endif
FILE("Scenarios/vi/swiped-away-suspended.po")
#if __has_include("Scenarios/vi/switcher-card-outlives-process.po")
#endif
FILE("Scenarios/vi/switcher-card-outlives-process.po")
#if __has_include("Scenarios/vi/switcher-needs-a-card.po")
#endif
FILE("Scenarios/vi/switcher-needs-a-card.po")
#if __has_include("Scenarios/vi/terminated-crash.po")
#endif
FILE("Scenarios/vi/terminated-crash.po")
#if __has_include("Scenarios/vi/terminated-reboot.po")
#endif
FILE("Scenarios/vi/terminated-reboot.po")
#if __has_include("Scenarios/vi/terminated-while-hung.po")
#endif
FILE("Scenarios/vi/terminated-while-hung.po")
#if __has_include("Scenarios/vi/terminated-without-notice.po")
#endif
FILE("Scenarios/vi/terminated-without-notice.po")
#if __has_include("Scenarios/vi/thread-main-actor.po")
#endif
FILE("Scenarios/vi/thread-main-actor.po")
#if __has_include("Scenarios/vi/thread-uikit.po")
#endif
FILE("Scenarios/vi/thread-uikit.po")
#if __has_include("Scenarios/vi/thread-work-suspended.po")
#endif
FILE("Scenarios/vi/thread-work-suspended.po")
#if __has_include("Scenarios/vi/thread-work.po")
#endif
FILE("Scenarios/vi/thread-work.po")
#if __has_include("Scenarios/vi/touch-unhandled.po")
#endif
FILE("Scenarios/vi/touch-unhandled.po")
#if __has_include("Scenarios/vi/transfer-in-front.po")
#endif
FILE("Scenarios/vi/transfer-in-front.po")
#if __has_include("Scenarios/vi/transfer-not-completed.po")
#endif
FILE("Scenarios/vi/transfer-not-completed.po")
#if __has_include("Scenarios/vi/transfer-session.po")
#endif
FILE("Scenarios/vi/transfer-session.po")
#if __has_include("Scenarios/vi/views-launch-ios4.po")
#endif
FILE("Scenarios/vi/views-launch-ios4.po")
#if __has_include("Scenarios/vi/views-launch.po")
#endif
FILE("Scenarios/vi/views-launch.po")
#if __has_include("Scenarios/vi/views-launched-in-background.po")
#endif
FILE("Scenarios/vi/views-launched-in-background.po")
#if __has_include("Scenarios/vi/views-leave-and-return.po")
#endif
FILE("Scenarios/vi/views-leave-and-return.po")
#if __has_include("Scenarios/vi/views-memory-warning.po")
#endif
FILE("Scenarios/vi/views-memory-warning.po")
#if __has_include("Scenarios/vi/views-scene-launch.po")
#endif
FILE("Scenarios/vi/views-scene-launch.po")
#if __has_include("Scenarios/vi/views-swiped-away.po")
#endif
FILE("Scenarios/vi/views-swiped-away.po")
#if __has_include("Scenarios/vi/voip-push-ios12.po")
#endif
FILE("Scenarios/vi/voip-push-ios12.po")
#if __has_include("Scenarios/vi/voip-push-not-reported.po")
#endif
FILE("Scenarios/vi/voip-push-not-reported.po")
#if __has_include("Scenarios/vi/voip-push-reported.po")
#endif
FILE("Scenarios/vi/voip-push-reported.po")
#if __has_include("Scenarios/vi/wake-cannot-be-finished.po")
#endif
FILE("Scenarios/vi/wake-cannot-be-finished.po")
#if __has_include("Scenarios/vi/will-terminate-and-disconnect.po")
#endif
FILE("Scenarios/vi/will-terminate-and-disconnect.po")
#if __has_include("Scenarios/vi/will-terminate-five-seconds.po")
#endif
FILE("Scenarios/vi/will-terminate-five-seconds.po")
#if __has_include("Scenarios/vi/will-terminate-in-time.po")
#endif
FILE("Scenarios/vi/will-terminate-in-time.po")
#if __has_include("Scenarios/vi/window-choose.po")
#endif
FILE("Scenarios/vi/window-choose.po")
#if __has_include("Scenarios/vi/window-focus.po")
#endif
FILE("Scenarios/vi/window-focus.po")
#if __has_include("Scenarios/vi/window-last-closed.po")
#endif
FILE("Scenarios/vi/window-last-closed.po")
#if __has_include("Scenarios/vi/window-open-and-close.po")
#endif
FILE("Scenarios/vi/window-open-and-close.po")
#if __has_include("Scenarios/vi/window-refusals.po")
#endif
FILE("Scenarios/vi/window-refusals.po")
#if __has_include("Scenarios/views-launch-ios4.scenario")
#endif
FILE("Scenarios/views-launch-ios4.scenario")
#if __has_include("Scenarios/views-launch.scenario")
#endif
FILE("Scenarios/views-launch.scenario")
#if __has_include("Scenarios/views-launched-in-background.scenario")
#endif
FILE("Scenarios/views-launched-in-background.scenario")
#if __has_include("Scenarios/views-leave-and-return.scenario")
#endif
FILE("Scenarios/views-leave-and-return.scenario")
#if __has_include("Scenarios/views-memory-warning.scenario")
#endif
FILE("Scenarios/views-memory-warning.scenario")
#if __has_include("Scenarios/views-scene-launch.scenario")
#endif
FILE("Scenarios/views-scene-launch.scenario")
#if __has_include("Scenarios/views-swiped-away.scenario")
#endif
FILE("Scenarios/views-swiped-away.scenario")
#if __has_include("Scenarios/voip-push-ios12.scenario")
#endif
FILE("Scenarios/voip-push-ios12.scenario")
#if __has_include("Scenarios/voip-push-not-reported.scenario")
#endif
FILE("Scenarios/voip-push-not-reported.scenario")
#if __has_include("Scenarios/voip-push-reported.scenario")
#endif
FILE("Scenarios/voip-push-reported.scenario")
#if __has_include("Scenarios/wake-cannot-be-finished.scenario")
#endif
FILE("Scenarios/wake-cannot-be-finished.scenario")
#if __has_include("Scenarios/will-terminate-and-disconnect.scenario")
#endif
FILE("Scenarios/will-terminate-and-disconnect.scenario")
#if __has_include("Scenarios/will-terminate-five-seconds.scenario")
#endif
FILE("Scenarios/will-terminate-five-seconds.scenario")
#if __has_include("Scenarios/will-terminate-in-time.scenario")
#endif
FILE("Scenarios/will-terminate-in-time.scenario")
#if __has_include("Scenarios/window-choose.scenario")
#endif
FILE("Scenarios/window-choose.scenario")
#if __has_include("Scenarios/window-focus.scenario")
#endif
FILE("Scenarios/window-focus.scenario")
#if __has_include("Scenarios/window-last-closed.scenario")
#endif
FILE("Scenarios/window-last-closed.scenario")
#if __has_include("Scenarios/window-open-and-close.scenario")
#endif
FILE("Scenarios/window-open-and-close.scenario")
#if __has_include("Scenarios/window-refusals.scenario")
#endif
FILE("Scenarios/window-refusals.scenario")
#if __has_include("Scenarios/zh-Hans/active-without-input.po")
#endif
FILE("Scenarios/zh-Hans/active-without-input.po")
#if __has_include("Scenarios/zh-Hans/background-audio-paused-by-call.po")
#endif
FILE("Scenarios/zh-Hans/background-audio-paused-by-call.po")
#if __has_include("Scenarios/zh-Hans/background-audio-stopped.po")
#endif
FILE("Scenarios/zh-Hans/background-audio-stopped.po")
#if __has_include("Scenarios/zh-Hans/background-audio.po")
#endif
FILE("Scenarios/zh-Hans/background-audio.po")
#if __has_include("Scenarios/zh-Hans/background-ios12.po")
#endif
FILE("Scenarios/zh-Hans/background-ios12.po")
#if __has_include("Scenarios/zh-Hans/background-ios6.po")
#endif
FILE("Scenarios/zh-Hans/background-ios6.po")
#if __has_include("Scenarios/zh-Hans/background-location.po")
#endif
FILE("Scenarios/zh-Hans/background-location.po")
#if __has_include("Scenarios/zh-Hans/background-mode-is-a-permission.po")
#endif
FILE("Scenarios/zh-Hans/background-mode-is-a-permission.po")
#if __has_include("Scenarios/zh-Hans/background-task-begun-in-time.po")
#endif
FILE("Scenarios/zh-Hans/background-task-begun-in-time.po")
#if __has_include("Scenarios/zh-Hans/background-task-ended-by-code.po")
#endif
FILE("Scenarios/zh-Hans/background-task-ended-by-code.po")
#if __has_include("Scenarios/zh-Hans/background-task-expired.po")
#endif
FILE("Scenarios/zh-Hans/background-task-expired.po")
#if __has_include("Scenarios/zh-Hans/background-task-handler-never-runs.po")
#endif
FILE("Scenarios/zh-Hans/background-task-handler-never-runs.po")
#if __has_include("Scenarios/zh-Hans/background-task-handler-waits.po")
#endif
FILE("Scenarios/zh-Hans/background-task-handler-waits.po")
#if __has_include("Scenarios/zh-Hans/background-task-in-front.po")
#endif
FILE("Scenarios/zh-Hans/background-task-in-front.po")
#if __has_include("Scenarios/zh-Hans/background-task-in-the-last-seconds.po")
#endif
FILE("Scenarios/zh-Hans/background-task-in-the-last-seconds.po")
#if __has_include("Scenarios/zh-Hans/background-task-kept.po")
#endif
FILE("Scenarios/zh-Hans/background-task-kept.po")
#if __has_include("Scenarios/zh-Hans/background-task-leaked.po")
#endif
FILE("Scenarios/zh-Hans/background-task-leaked.po")
#if __has_include("Scenarios/zh-Hans/background-task-not-granted.po")
#endif
FILE("Scenarios/zh-Hans/background-task-not-granted.po")
#if __has_include("Scenarios/zh-Hans/background-tasks-of-one-name.po")
#endif
FILE("Scenarios/zh-Hans/background-tasks-of-one-name.po")
#if __has_include("Scenarios/zh-Hans/background-tasks-share-one-budget.po")
#endif
FILE("Scenarios/zh-Hans/background-tasks-share-one-budget.po")
#if __has_include("Scenarios/zh-Hans/banner-ignored.po")
#endif
FILE("Scenarios/zh-Hans/banner-ignored.po")
#if __has_include("Scenarios/zh-Hans/banner-not-after-unlock.po")
#endif
FILE("Scenarios/zh-Hans/banner-not-after-unlock.po")
#if __has_include("Scenarios/zh-Hans/banner-pulled-down.po")
#endif
FILE("Scenarios/zh-Hans/banner-pulled-down.po")
#if __has_include("Scenarios/zh-Hans/battery-low-ios9.po")
#endif
FILE("Scenarios/zh-Hans/battery-low-ios9.po")
#if __has_include("Scenarios/zh-Hans/battery-low.po")
#endif
FILE("Scenarios/zh-Hans/battery-low.po")
#if __has_include("Scenarios/zh-Hans/bluetooth-restoration.po")
#endif
FILE("Scenarios/zh-Hans/bluetooth-restoration.po")
#if __has_include("Scenarios/zh-Hans/button-tapped.po")
#endif
FILE("Scenarios/zh-Hans/button-tapped.po")
#if __has_include("Scenarios/zh-Hans/call-banner.po")
#endif
FILE("Scenarios/zh-Hans/call-banner.po")
#if __has_include("Scenarios/zh-Hans/call-while-locked.po")
#endif
FILE("Scenarios/zh-Hans/call-while-locked.po")
#if __has_include("Scenarios/zh-Hans/continued-needs-the-foreground.po")
#endif
FILE("Scenarios/zh-Hans/continued-needs-the-foreground.po")
#if __has_include("Scenarios/zh-Hans/continued-progress.po")
#endif
FILE("Scenarios/zh-Hans/continued-progress.po")
#if __has_include("Scenarios/zh-Hans/continued-queued.po")
#endif
FILE("Scenarios/zh-Hans/continued-queued.po")
#if __has_include("Scenarios/zh-Hans/continued-stalled-and-not-completed.po")
#endif
FILE("Scenarios/zh-Hans/continued-stalled-and-not-completed.po")
#if __has_include("Scenarios/zh-Hans/continued-stalled.po")
#endif
FILE("Scenarios/zh-Hans/continued-stalled.po")
#if __has_include("Scenarios/zh-Hans/continued-stopped-by-user.po")
#endif
FILE("Scenarios/zh-Hans/continued-stopped-by-user.po")
#if __has_include("Scenarios/zh-Hans/continued-swiped-away.po")
#endif
FILE("Scenarios/zh-Hans/continued-swiped-away.po")
#if __has_include("Scenarios/zh-Hans/covers-in-layers.po")
#endif
FILE("Scenarios/zh-Hans/covers-in-layers.po")
#if __has_include("Scenarios/zh-Hans/data-saved-in-a-task.po")
#endif
FILE("Scenarios/zh-Hans/data-saved-in-a-task.po")
#if __has_include("Scenarios/zh-Hans/data-saved-on-leaving.po")
#endif
FILE("Scenarios/zh-Hans/data-saved-on-leaving.po")
#if __has_include("Scenarios/zh-Hans/data-saved-too-late.po")
#endif
FILE("Scenarios/zh-Hans/data-saved-too-late.po")
#if __has_include("Scenarios/zh-Hans/data-saved-while-running.po")
#endif
FILE("Scenarios/zh-Hans/data-saved-while-running.po")
#if __has_include("Scenarios/zh-Hans/demo.po")
#endif
FILE("Scenarios/zh-Hans/demo.po")
#if __has_include("Scenarios/zh-Hans/exit-called.po")
#endif
FILE("Scenarios/zh-Hans/exit-called.po")
#if __has_include("Scenarios/zh-Hans/exits-on-suspend-in-background.po")
#endif
FILE("Scenarios/zh-Hans/exits-on-suspend-in-background.po")
#if __has_include("Scenarios/zh-Hans/fetch-after-force-quit.po")
#endif
FILE("Scenarios/zh-Hans/fetch-after-force-quit.po")
#if __has_include("Scenarios/zh-Hans/fetch-failed.po")
#endif
FILE("Scenarios/zh-Hans/fetch-failed.po")
#if __has_include("Scenarios/zh-Hans/fetch-in-background.po")
#endif
FILE("Scenarios/zh-Hans/fetch-in-background.po")
#if __has_include("Scenarios/zh-Hans/fetch-in-foreground.po")
#endif
FILE("Scenarios/zh-Hans/fetch-in-foreground.po")
#if __has_include("Scenarios/zh-Hans/fetch-interval-never.po")
#endif
FILE("Scenarios/zh-Hans/fetch-interval-never.po")
#if __has_include("Scenarios/zh-Hans/fetch-interval.po")
#endif
FILE("Scenarios/zh-Hans/fetch-interval.po")
#if __has_include("Scenarios/zh-Hans/fetch-needs-the-mode.po")
#endif
FILE("Scenarios/zh-Hans/fetch-needs-the-mode.po")
#if __has_include("Scenarios/zh-Hans/fetch-not-completed-in-front.po")
#endif
FILE("Scenarios/zh-Hans/fetch-not-completed-in-front.po")
#if __has_include("Scenarios/zh-Hans/fetch-refresh-turned-off.po")
#endif
FILE("Scenarios/zh-Hans/fetch-refresh-turned-off.po")
#if __has_include("Scenarios/zh-Hans/fetch-replaced-by-scheduler.po")
#endif
FILE("Scenarios/zh-Hans/fetch-replaced-by-scheduler.po")
#if __has_include("Scenarios/zh-Hans/fetch-too-long.po")
#endif
FILE("Scenarios/zh-Hans/fetch-too-long.po")
#if __has_include("Scenarios/zh-Hans/fetch-while-hung.po")
#endif
FILE("Scenarios/zh-Hans/fetch-while-hung.po")
#if __has_include("Scenarios/zh-Hans/file-lock-at-suspension.po")
#endif
FILE("Scenarios/zh-Hans/file-lock-at-suspension.po")
#if __has_include("Scenarios/zh-Hans/file-lock-released.po")
#endif
FILE("Scenarios/zh-Hans/file-lock-released.po")
#if __has_include("Scenarios/zh-Hans/framework-words.po")
#endif
FILE("Scenarios/zh-Hans/framework-words.po")
#if __has_include("Scenarios/zh-Hans/how-often-methods-are-called.po")
#endif
FILE("Scenarios/zh-Hans/how-often-methods-are-called.po")
#if __has_include("Scenarios/zh-Hans/interruption-control-center.po")
#endif
FILE("Scenarios/zh-Hans/interruption-control-center.po")
#if __has_include("Scenarios/zh-Hans/interruption-face-id.po")
#endif
FILE("Scenarios/zh-Hans/interruption-face-id.po")
#if __has_include("Scenarios/zh-Hans/interruption-notification-center-ios11.po")
#endif
FILE("Scenarios/zh-Hans/interruption-notification-center-ios11.po")
#if __has_include("Scenarios/zh-Hans/interruption-notification-center.po")
#endif
FILE("Scenarios/zh-Hans/interruption-notification-center.po")
#if __has_include("Scenarios/zh-Hans/interruption-or-leaving.po")
#endif
FILE("Scenarios/zh-Hans/interruption-or-leaving.po")
#if __has_include("Scenarios/zh-Hans/interruption-permission-alert.po")
#endif
FILE("Scenarios/zh-Hans/interruption-permission-alert.po")
#if __has_include("Scenarios/zh-Hans/interruption-siri.po")
#endif
FILE("Scenarios/zh-Hans/interruption-siri.po")
#if __has_include("Scenarios/zh-Hans/interruption-then-home.po")
#endif
FILE("Scenarios/zh-Hans/interruption-then-home.po")
#if __has_include("Scenarios/zh-Hans/ios3-without-multitasking.po")
#endif
FILE("Scenarios/zh-Hans/ios3-without-multitasking.po")
#if __has_include("Scenarios/zh-Hans/launch-activity.po")
#endif
FILE("Scenarios/zh-Hans/launch-activity.po")
#if __has_include("Scenarios/zh-Hans/launch-arguments.po")
#endif
FILE("Scenarios/zh-Hans/launch-arguments.po")
#if __has_include("Scenarios/zh-Hans/launch-before-first-unlock.po")
#endif
FILE("Scenarios/zh-Hans/launch-before-first-unlock.po")
#if __has_include("Scenarios/zh-Hans/launch-bluetooth.po")
#endif
FILE("Scenarios/zh-Hans/launch-bluetooth.po")
#if __has_include("Scenarios/zh-Hans/launch-cold.po")
#endif
FILE("Scenarios/zh-Hans/launch-cold.po")
#if __has_include("Scenarios/zh-Hans/launch-default-style-ios27.po")
#endif
FILE("Scenarios/zh-Hans/launch-default-style-ios27.po")
#if __has_include("Scenarios/zh-Hans/launch-fetch-then-opened.po")
#endif
FILE("Scenarios/zh-Hans/launch-fetch-then-opened.po")
#if __has_include("Scenarios/zh-Hans/launch-fetch.po")
#endif
FILE("Scenarios/zh-Hans/launch-fetch.po")
#if __has_include("Scenarios/zh-Hans/launch-ios2.po")
#endif
FILE("Scenarios/zh-Hans/launch-ios2.po")
#if __has_include("Scenarios/zh-Hans/launch-ios5.po")
#endif
FILE("Scenarios/zh-Hans/launch-ios5.po")
#if __has_include("Scenarios/zh-Hans/launch-local-notification-ios9.po")
#endif
FILE("Scenarios/zh-Hans/launch-local-notification-ios9.po")
#if __has_include("Scenarios/zh-Hans/launch-local-notification.po")
#endif
FILE("Scenarios/zh-Hans/launch-local-notification.po")
#if __has_include("Scenarios/zh-Hans/launch-location.po")
#endif
FILE("Scenarios/zh-Hans/launch-location.po")
#if __has_include("Scenarios/zh-Hans/launch-methods-missing.po")
#endif
FILE("Scenarios/zh-Hans/launch-methods-missing.po")
#if __has_include("Scenarios/zh-Hans/launch-older-method.po")
#endif
FILE("Scenarios/zh-Hans/launch-older-method.po")
#if __has_include("Scenarios/zh-Hans/launch-prewarm-ios14.po")
#endif
FILE("Scenarios/zh-Hans/launch-prewarm-ios14.po")
#if __has_include("Scenarios/zh-Hans/launch-prewarm.po")
#endif
FILE("Scenarios/zh-Hans/launch-prewarm.po")
#if __has_include("Scenarios/zh-Hans/launch-principal-class.po")
#endif
FILE("Scenarios/zh-Hans/launch-principal-class.po")
#if __has_include("Scenarios/zh-Hans/launch-push-return-value.po")
#endif
FILE("Scenarios/zh-Hans/launch-push-return-value.po")
#if __has_include("Scenarios/zh-Hans/launch-push.po")
#endif
FILE("Scenarios/zh-Hans/launch-push.po")
#if __has_include("Scenarios/zh-Hans/launch-quick-action-declined.po")
#endif
FILE("Scenarios/zh-Hans/launch-quick-action-declined.po")
#if __has_include("Scenarios/zh-Hans/launch-quick-action.po")
#endif
FILE("Scenarios/zh-Hans/launch-quick-action.po")
#if __has_include("Scenarios/zh-Hans/launch-restoration-after-crash.po")
#endif
FILE("Scenarios/zh-Hans/launch-restoration-after-crash.po")
#if __has_include("Scenarios/zh-Hans/launch-restoration-after-force-quit.po")
#endif
FILE("Scenarios/zh-Hans/launch-restoration-after-force-quit.po")
#if __has_include("Scenarios/zh-Hans/launch-restoration.po")
#endif
FILE("Scenarios/zh-Hans/launch-restoration.po")
#if __has_include("Scenarios/zh-Hans/launch-sdk26-ios27.po")
#endif
FILE("Scenarios/zh-Hans/launch-sdk26-ios27.po")
#if __has_include("Scenarios/zh-Hans/launch-slow-becoming-active.po")
#endif
FILE("Scenarios/zh-Hans/launch-slow-becoming-active.po")
#if __has_include("Scenarios/zh-Hans/launch-slow-in-background.po")
#endif
FILE("Scenarios/zh-Hans/launch-slow-in-background.po")
#if __has_include("Scenarios/zh-Hans/launch-slow-in-time.po")
#endif
FILE("Scenarios/zh-Hans/launch-slow-in-time.po")
#if __has_include("Scenarios/zh-Hans/launch-slow.po")
#endif
FILE("Scenarios/zh-Hans/launch-slow.po")
#if __has_include("Scenarios/zh-Hans/launch-transfer.po")
#endif
FILE("Scenarios/zh-Hans/launch-transfer.po")
#if __has_include("Scenarios/zh-Hans/launch-under-debugger.po")
#endif
FILE("Scenarios/zh-Hans/launch-under-debugger.po")
#if __has_include("Scenarios/zh-Hans/launch-url-declined.po")
#endif
FILE("Scenarios/zh-Hans/launch-url-declined.po")
#if __has_include("Scenarios/zh-Hans/launch-url-ios8.po")
#endif
FILE("Scenarios/zh-Hans/launch-url-ios8.po")
#if __has_include("Scenarios/zh-Hans/launch-url.po")
#endif
FILE("Scenarios/zh-Hans/launch-url.po")
#if __has_include("Scenarios/zh-Hans/launch-warned-ios18.po")
#endif
FILE("Scenarios/zh-Hans/launch-warned-ios18.po")
#if __has_include("Scenarios/zh-Hans/launch-without-scenes-in-background-ios27.po")
#endif
FILE("Scenarios/zh-Hans/launch-without-scenes-in-background-ios27.po")
#if __has_include("Scenarios/zh-Hans/launch-without-scenes-ios27.po")
#endif
FILE("Scenarios/zh-Hans/launch-without-scenes-ios27.po")
#if __has_include("Scenarios/zh-Hans/leave-and-suspend.po")
#endif
FILE("Scenarios/zh-Hans/leave-and-suspend.po")
#if __has_include("Scenarios/zh-Hans/leave-behind-blocked-touch.po")
#endif
FILE("Scenarios/zh-Hans/leave-behind-blocked-touch.po")
#if __has_include("Scenarios/zh-Hans/leave-blocked-midway.po")
#endif
FILE("Scenarios/zh-Hans/leave-blocked-midway.po")
#if __has_include("Scenarios/zh-Hans/leave-by-lock-ios3.po")
#endif
FILE("Scenarios/zh-Hans/leave-by-lock-ios3.po")
#if __has_include("Scenarios/zh-Hans/leave-by-lock-ios4.po")
#endif
FILE("Scenarios/zh-Hans/leave-by-lock-ios4.po")
#if __has_include("Scenarios/zh-Hans/leave-by-lock-ios5.po")
#endif
FILE("Scenarios/zh-Hans/leave-by-lock-ios5.po")
#if __has_include("Scenarios/zh-Hans/leave-by-lock-ios9.po")
#endif
FILE("Scenarios/zh-Hans/leave-by-lock-ios9.po")
#if __has_include("Scenarios/zh-Hans/leave-by-lock.po")
#endif
FILE("Scenarios/zh-Hans/leave-by-lock.po")
#if __has_include("Scenarios/zh-Hans/leave-exactly-five-seconds.po")
#endif
FILE("Scenarios/zh-Hans/leave-exactly-five-seconds.po")
#if __has_include("Scenarios/zh-Hans/leave-exits-on-suspend.po")
#endif
FILE("Scenarios/zh-Hans/leave-exits-on-suspend.po")
#if __has_include("Scenarios/zh-Hans/leave-five-seconds-with-a-task.po")
#endif
FILE("Scenarios/zh-Hans/leave-five-seconds-with-a-task.po")
#if __has_include("Scenarios/zh-Hans/leave-five-seconds.po")
#endif
FILE("Scenarios/zh-Hans/leave-five-seconds.po")
#if __has_include("Scenarios/zh-Hans/leave-ios3.po")
#endif
FILE("Scenarios/zh-Hans/leave-ios3.po")
#if __has_include("Scenarios/zh-Hans/leave-just-in-time.po")
#endif
FILE("Scenarios/zh-Hans/leave-just-in-time.po")
#if __has_include("Scenarios/zh-Hans/leave-limit-announced.po")
#endif
FILE("Scenarios/zh-Hans/leave-limit-announced.po")
#if __has_include("Scenarios/zh-Hans/leave-slow-in-all.po")
#endif
FILE("Scenarios/zh-Hans/leave-slow-in-all.po")
#if __has_include("Scenarios/zh-Hans/leave-slow-resign.po")
#endif
FILE("Scenarios/zh-Hans/leave-slow-resign.po")
#if __has_include("Scenarios/zh-Hans/leave-while-hung-recovers.po")
#endif
FILE("Scenarios/zh-Hans/leave-while-hung-recovers.po")
#if __has_include("Scenarios/zh-Hans/leave-while-hung.po")
#endif
FILE("Scenarios/zh-Hans/leave-while-hung.po")
#if __has_include("Scenarios/zh-Hans/live-activity-needs-the-foreground.po")
#endif
FILE("Scenarios/zh-Hans/live-activity-needs-the-foreground.po")
#if __has_include("Scenarios/zh-Hans/live-activity-started-by-push.po")
#endif
FILE("Scenarios/zh-Hans/live-activity-started-by-push.po")
#if __has_include("Scenarios/zh-Hans/local-notification-ios4.po")
#endif
FILE("Scenarios/zh-Hans/local-notification-ios4.po")
#if __has_include("Scenarios/zh-Hans/location-after-force-quit.po")
#endif
FILE("Scenarios/zh-Hans/location-after-force-quit.po")
#if __has_include("Scenarios/zh-Hans/memory-order-woken.po")
#endif
FILE("Scenarios/zh-Hans/memory-order-woken.po")
#if __has_include("Scenarios/zh-Hans/memory-order.po")
#endif
FILE("Scenarios/zh-Hans/memory-order.po")
#if __has_include("Scenarios/zh-Hans/memory-own-limit.po")
#endif
FILE("Scenarios/zh-Hans/memory-own-limit.po")
#if __has_include("Scenarios/zh-Hans/memory-warning.po")
#endif
FILE("Scenarios/zh-Hans/memory-warning.po")
#if __has_include("Scenarios/zh-Hans/open-activity-warm.po")
#endif
FILE("Scenarios/zh-Hans/open-activity-warm.po")
#if __has_include("Scenarios/zh-Hans/open-quick-action-warm.po")
#endif
FILE("Scenarios/zh-Hans/open-quick-action-warm.po")
#if __has_include("Scenarios/zh-Hans/open-url-warm.po")
#endif
FILE("Scenarios/zh-Hans/open-url-warm.po")
#if __has_include("Scenarios/zh-Hans/open-url-while-active.po")
#endif
FILE("Scenarios/zh-Hans/open-url-while-active.po")
#if __has_include("Scenarios/zh-Hans/prewarm-before-first-unlock.po")
#endif
FILE("Scenarios/zh-Hans/prewarm-before-first-unlock.po")
#if __has_include("Scenarios/zh-Hans/privacy-changed.po")
#endif
FILE("Scenarios/zh-Hans/privacy-changed.po")
#if __has_include("Scenarios/zh-Hans/protected-data.po")
#endif
FILE("Scenarios/zh-Hans/protected-data.po")
#if __has_include("Scenarios/zh-Hans/push-budget.po")
#endif
FILE("Scenarios/zh-Hans/push-budget.po")
#if __has_include("Scenarios/zh-Hans/push-delivered-twice.po")
#endif
FILE("Scenarios/zh-Hans/push-delivered-twice.po")
#if __has_include("Scenarios/zh-Hans/push-in-front.po")
#endif
FILE("Scenarios/zh-Hans/push-in-front.po")
#if __has_include("Scenarios/zh-Hans/push-in-notification-center-ios11.po")
#endif
FILE("Scenarios/zh-Hans/push-in-notification-center-ios11.po")
#if __has_include("Scenarios/zh-Hans/push-in-notification-center.po")
#endif
FILE("Scenarios/zh-Hans/push-in-notification-center.po")
#if __has_include("Scenarios/zh-Hans/push-local-notification-tapped.po")
#endif
FILE("Scenarios/zh-Hans/push-local-notification-tapped.po")
#if __has_include("Scenarios/zh-Hans/push-not-completed-in-front.po")
#endif
FILE("Scenarios/zh-Hans/push-not-completed-in-front.po")
#if __has_include("Scenarios/zh-Hans/push-silent-after-force-quit.po")
#endif
FILE("Scenarios/zh-Hans/push-silent-after-force-quit.po")
#if __has_include("Scenarios/zh-Hans/push-silent-launch.po")
#endif
FILE("Scenarios/zh-Hans/push-silent-launch.po")
#if __has_include("Scenarios/zh-Hans/push-silent-low-power.po")
#endif
FILE("Scenarios/zh-Hans/push-silent-low-power.po")
#if __has_include("Scenarios/zh-Hans/push-silent-needs-the-mode.po")
#endif
FILE("Scenarios/zh-Hans/push-silent-needs-the-mode.po")
#if __has_include("Scenarios/zh-Hans/push-silent-too-long.po")
#endif
FILE("Scenarios/zh-Hans/push-silent-too-long.po")
#if __has_include("Scenarios/zh-Hans/push-silent.po")
#endif
FILE("Scenarios/zh-Hans/push-silent.po")
#if __has_include("Scenarios/zh-Hans/push-survives-restart.po")
#endif
FILE("Scenarios/zh-Hans/push-survives-restart.po")
#if __has_include("Scenarios/zh-Hans/push-tapped-on-lock-screen.po")
#endif
FILE("Scenarios/zh-Hans/push-tapped-on-lock-screen.po")
#if __has_include("Scenarios/zh-Hans/push-tapped.po")
#endif
FILE("Scenarios/zh-Hans/push-tapped.po")
#if __has_include("Scenarios/zh-Hans/push-without-notification-delegate.po")
#endif
FILE("Scenarios/zh-Hans/push-without-notification-delegate.po")
#if __has_include("Scenarios/zh-Hans/refused-by-the-screen.po")
#endif
FILE("Scenarios/zh-Hans/refused-by-the-screen.po")
#if __has_include("Scenarios/zh-Hans/refused-during-a-call.po")
#endif
FILE("Scenarios/zh-Hans/refused-during-a-call.po")
#if __has_include("Scenarios/zh-Hans/refused-without-a-process.po")
#endif
FILE("Scenarios/zh-Hans/refused-without-a-process.po")
#if __has_include("Scenarios/zh-Hans/region-entered.po")
#endif
FILE("Scenarios/zh-Hans/region-entered.po")
#if __has_include("Scenarios/zh-Hans/return-from-background.po")
#endif
FILE("Scenarios/zh-Hans/return-from-background.po")
#if __has_include("Scenarios/zh-Hans/return-from-suspended.po")
#endif
FILE("Scenarios/zh-Hans/return-from-suspended.po")
#if __has_include("Scenarios/zh-Hans/return-slow.po")
#endif
FILE("Scenarios/zh-Hans/return-slow.po")
#if __has_include("Scenarios/zh-Hans/return-where-to-refresh.po")
#endif
FILE("Scenarios/zh-Hans/return-where-to-refresh.po")
#if __has_include("Scenarios/zh-Hans/run-loop-busy.po")
#endif
FILE("Scenarios/zh-Hans/run-loop-busy.po")
#if __has_include("Scenarios/zh-Hans/run-loop-device-changes.po")
#endif
FILE("Scenarios/zh-Hans/run-loop-device-changes.po")
#if __has_include("Scenarios/zh-Hans/run-loop-events.po")
#endif
FILE("Scenarios/zh-Hans/run-loop-events.po")
#if __has_include("Scenarios/zh-Hans/run-loop-hung.po")
#endif
FILE("Scenarios/zh-Hans/run-loop-hung.po")
#if __has_include("Scenarios/zh-Hans/run-loop-inactive.po")
#endif
FILE("Scenarios/zh-Hans/run-loop-inactive.po")
#if __has_include("Scenarios/zh-Hans/saves-at-its-end.po")
#endif
FILE("Scenarios/zh-Hans/saves-at-its-end.po")
#if __has_include("Scenarios/zh-Hans/saves-at-once.po")
#endif
FILE("Scenarios/zh-Hans/saves-at-once.po")
#if __has_include("Scenarios/zh-Hans/saves-for-eight-seconds.po")
#endif
FILE("Scenarios/zh-Hans/saves-for-eight-seconds.po")
#if __has_include("Scenarios/zh-Hans/saves-in-a-timer.po")
#endif
FILE("Scenarios/zh-Hans/saves-in-a-timer.po")
#if __has_include("Scenarios/zh-Hans/saves-in-background-with-scenes.po")
#endif
FILE("Scenarios/zh-Hans/saves-in-background-with-scenes.po")
#if __has_include("Scenarios/zh-Hans/saves-in-background.po")
#endif
FILE("Scenarios/zh-Hans/saves-in-background.po")
#if __has_include("Scenarios/zh-Hans/saves-in-scene-phase.po")
#endif
FILE("Scenarios/zh-Hans/saves-in-scene-phase.po")
#if __has_include("Scenarios/zh-Hans/saves-when-it-resigns.po")
#endif
FILE("Scenarios/zh-Hans/saves-when-it-resigns.po")
#if __has_include("Scenarios/zh-Hans/scene-activity.po")
#endif
FILE("Scenarios/zh-Hans/scene-activity.po")
#if __has_include("Scenarios/zh-Hans/scene-and-delegate-launch.po")
#endif
FILE("Scenarios/zh-Hans/scene-and-delegate-launch.po")
#if __has_include("Scenarios/zh-Hans/scene-background-launch.po")
#endif
FILE("Scenarios/zh-Hans/scene-background-launch.po")
#if __has_include("Scenarios/zh-Hans/scene-carplay.po")
#endif
FILE("Scenarios/zh-Hans/scene-carplay.po")
#if __has_include("Scenarios/zh-Hans/scene-disconnect-needs-scenes.po")
#endif
FILE("Scenarios/zh-Hans/scene-disconnect-needs-scenes.po")
#if __has_include("Scenarios/zh-Hans/scene-disconnected.po")
#endif
FILE("Scenarios/zh-Hans/scene-disconnected.po")
#if __has_include("Scenarios/zh-Hans/scene-external-display.po")
#endif
FILE("Scenarios/zh-Hans/scene-external-display.po")
#if __has_include("Scenarios/zh-Hans/scene-interruption.po")
#endif
FILE("Scenarios/zh-Hans/scene-interruption.po")
#if __has_include("Scenarios/zh-Hans/scene-launch.po")
#endif
FILE("Scenarios/zh-Hans/scene-launch.po")
#if __has_include("Scenarios/zh-Hans/scene-leave-and-return.po")
#endif
FILE("Scenarios/zh-Hans/scene-leave-and-return.po")
#if __has_include("Scenarios/zh-Hans/scene-left-during-launch.po")
#endif
FILE("Scenarios/zh-Hans/scene-left-during-launch.po")
#if __has_include("Scenarios/zh-Hans/scene-opened-after-fetch-slow.po")
#endif
FILE("Scenarios/zh-Hans/scene-opened-after-fetch-slow.po")
#if __has_include("Scenarios/zh-Hans/scene-push.po")
#endif
FILE("Scenarios/zh-Hans/scene-push.po")
#if __has_include("Scenarios/zh-Hans/scene-quick-action.po")
#endif
FILE("Scenarios/zh-Hans/scene-quick-action.po")
#if __has_include("Scenarios/zh-Hans/scene-relaunch.po")
#endif
FILE("Scenarios/zh-Hans/scene-relaunch.po")
#if __has_include("Scenarios/zh-Hans/scene-restoration.po")
#endif
FILE("Scenarios/zh-Hans/scene-restoration.po")
#if __has_include("Scenarios/zh-Hans/scene-swiped-away-suspended.po")
#endif
FILE("Scenarios/zh-Hans/scene-swiped-away-suspended.po")
#if __has_include("Scenarios/zh-Hans/scene-swiped-away.po")
#endif
FILE("Scenarios/zh-Hans/scene-swiped-away.po")
#if __has_include("Scenarios/zh-Hans/scene-url-cold.po")
#endif
FILE("Scenarios/zh-Hans/scene-url-cold.po")
#if __has_include("Scenarios/zh-Hans/scene-url-configuration.po")
#endif
FILE("Scenarios/zh-Hans/scene-url-configuration.po")
#if __has_include("Scenarios/zh-Hans/scene-url-warm.po")
#endif
FILE("Scenarios/zh-Hans/scene-url-warm.po")
#if __has_include("Scenarios/zh-Hans/scene-watchdog.po")
#endif
FILE("Scenarios/zh-Hans/scene-watchdog.po")
#if __has_include("Scenarios/zh-Hans/scheduler-cancelled.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-cancelled.po")
#if __has_include("Scenarios/zh-Hans/scheduler-device-in-use.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-device-in-use.po")
#if __has_include("Scenarios/zh-Hans/scheduler-expired.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-expired.po")
#if __has_include("Scenarios/zh-Hans/scheduler-in-front.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-in-front.po")
#if __has_include("Scenarios/zh-Hans/scheduler-launch.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-launch.po")
#if __has_include("Scenarios/zh-Hans/scheduler-limit.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-limit.po")
#if __has_include("Scenarios/zh-Hans/scheduler-no-expiration-handler.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-no-expiration-handler.po")
#if __has_include("Scenarios/zh-Hans/scheduler-not-registered.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-not-registered.po")
#if __has_include("Scenarios/zh-Hans/scheduler-processing.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-processing.po")
#if __has_include("Scenarios/zh-Hans/scheduler-refresh.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-refresh.po")
#if __has_include("Scenarios/zh-Hans/scheduler-registered-late.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-registered-late.po")
#if __has_include("Scenarios/zh-Hans/scheduler-registered-twice.po")
#endif
FILE("Scenarios/zh-Hans/scheduler-registered-twice.po")
#if __has_include("Scenarios/zh-Hans/six-cases-1-home.po")
#endif
FILE("Scenarios/zh-Hans/six-cases-1-home.po")
#if __has_include("Scenarios/zh-Hans/six-cases-2-switcher-and-back.po")
#endif
FILE("Scenarios/zh-Hans/six-cases-2-switcher-and-back.po")
#if __has_include("Scenarios/zh-Hans/six-cases-3-switcher-to-another-app.po")
#endif
FILE("Scenarios/zh-Hans/six-cases-3-switcher-to-another-app.po")
#if __has_include("Scenarios/zh-Hans/six-cases-4-call-declined.po")
#endif
FILE("Scenarios/zh-Hans/six-cases-4-call-declined.po")
#if __has_include("Scenarios/zh-Hans/six-cases-5-call-answered.po")
#endif
FILE("Scenarios/zh-Hans/six-cases-5-call-answered.po")
#if __has_include("Scenarios/zh-Hans/six-cases-6-banner-viewed.po")
#endif
FILE("Scenarios/zh-Hans/six-cases-6-banner-viewed.po")
#if __has_include("Scenarios/zh-Hans/slow-save.po")
#endif
FILE("Scenarios/zh-Hans/slow-save.po")
#if __has_include("Scenarios/zh-Hans/sms-ios4.po")
#endif
FILE("Scenarios/zh-Hans/sms-ios4.po")
#if __has_include("Scenarios/zh-Hans/suspended-midway.po")
#endif
FILE("Scenarios/zh-Hans/suspended-midway.po")
#if __has_include("Scenarios/zh-Hans/suspended-or-running-terminated.po")
#endif
FILE("Scenarios/zh-Hans/suspended-or-running-terminated.po")
#if __has_include("Scenarios/zh-Hans/suspended-queue-accessory.po")
#endif
FILE("Scenarios/zh-Hans/suspended-queue-accessory.po")
#if __has_include("Scenarios/zh-Hans/suspended-queue.po")
#endif
FILE("Scenarios/zh-Hans/suspended-queue.po")
#if __has_include("Scenarios/zh-Hans/suspended-reclaimed.po")
#endif
FILE("Scenarios/zh-Hans/suspended-reclaimed.po")
#if __has_include("Scenarios/zh-Hans/suspended-timers-stop.po")
#endif
FILE("Scenarios/zh-Hans/suspended-timers-stop.po")
#if __has_include("Scenarios/zh-Hans/suspended-touches-not-queued.po")
#endif
FILE("Scenarios/zh-Hans/suspended-touches-not-queued.po")
#if __has_include("Scenarios/zh-Hans/swiftui-launch.po")
#endif
FILE("Scenarios/zh-Hans/swiftui-launch.po")
#if __has_include("Scenarios/zh-Hans/swiftui-leave-and-return.po")
#endif
FILE("Scenarios/zh-Hans/swiftui-leave-and-return.po")
#if __has_include("Scenarios/zh-Hans/swiftui-terminated.po")
#endif
FILE("Scenarios/zh-Hans/swiftui-terminated.po")
#if __has_include("Scenarios/zh-Hans/swiped-away-in-background.po")
#endif
FILE("Scenarios/zh-Hans/swiped-away-in-background.po")
#if __has_include("Scenarios/zh-Hans/swiped-away-in-front.po")
#endif
FILE("Scenarios/zh-Hans/swiped-away-in-front.po")
#if __has_include("Scenarios/zh-Hans/swiped-away-suspended.po")
#endif
FILE("Scenarios/zh-Hans/swiped-away-suspended.po")
#if __has_include("Scenarios/zh-Hans/switcher-card-outlives-process.po")
#endif
FILE("Scenarios/zh-Hans/switcher-card-outlives-process.po")
#if __has_include("Scenarios/zh-Hans/switcher-needs-a-card.po")
#endif
FILE("Scenarios/zh-Hans/switcher-needs-a-card.po")
#if __has_include("Scenarios/zh-Hans/terminated-crash.po")
#endif
FILE("Scenarios/zh-Hans/terminated-crash.po")
#if __has_include("Scenarios/zh-Hans/terminated-reboot.po")
#endif
FILE("Scenarios/zh-Hans/terminated-reboot.po")
#if __has_include("Scenarios/zh-Hans/terminated-while-hung.po")
#endif
FILE("Scenarios/zh-Hans/terminated-while-hung.po")
#if __has_include("Scenarios/zh-Hans/terminated-without-notice.po")
#endif
FILE("Scenarios/zh-Hans/terminated-without-notice.po")
#if __has_include("Scenarios/zh-Hans/thread-main-actor.po")
#endif
FILE("Scenarios/zh-Hans/thread-main-actor.po")
#if __has_include("Scenarios/zh-Hans/thread-uikit.po")
#endif
FILE("Scenarios/zh-Hans/thread-uikit.po")
#if __has_include("Scenarios/zh-Hans/thread-work-suspended.po")
#endif
FILE("Scenarios/zh-Hans/thread-work-suspended.po")
#if __has_include("Scenarios/zh-Hans/thread-work.po")
#endif
FILE("Scenarios/zh-Hans/thread-work.po")
#if __has_include("Scenarios/zh-Hans/touch-unhandled.po")
#endif
FILE("Scenarios/zh-Hans/touch-unhandled.po")
#if __has_include("Scenarios/zh-Hans/transfer-in-front.po")
#endif
FILE("Scenarios/zh-Hans/transfer-in-front.po")
#if __has_include("Scenarios/zh-Hans/transfer-not-completed.po")
#endif
FILE("Scenarios/zh-Hans/transfer-not-completed.po")
#if __has_include("Scenarios/zh-Hans/transfer-session.po")
#endif
FILE("Scenarios/zh-Hans/transfer-session.po")
#if __has_include("Scenarios/zh-Hans/views-launch-ios4.po")
#endif
FILE("Scenarios/zh-Hans/views-launch-ios4.po")
#if __has_include("Scenarios/zh-Hans/views-launch.po")
#endif
FILE("Scenarios/zh-Hans/views-launch.po")
#if __has_include("Scenarios/zh-Hans/views-launched-in-background.po")
#endif
FILE("Scenarios/zh-Hans/views-launched-in-background.po")
#if __has_include("Scenarios/zh-Hans/views-leave-and-return.po")
#endif
FILE("Scenarios/zh-Hans/views-leave-and-return.po")
#if __has_include("Scenarios/zh-Hans/views-memory-warning.po")
#endif
FILE("Scenarios/zh-Hans/views-memory-warning.po")
#if __has_include("Scenarios/zh-Hans/views-scene-launch.po")
#endif
FILE("Scenarios/zh-Hans/views-scene-launch.po")
#if __has_include("Scenarios/zh-Hans/views-swiped-away.po")
#endif
FILE("Scenarios/zh-Hans/views-swiped-away.po")
#if __has_include("Scenarios/zh-Hans/voip-push-ios12.po")
#endif
FILE("Scenarios/zh-Hans/voip-push-ios12.po")
#if __has_include("Scenarios/zh-Hans/voip-push-not-reported.po")
#endif
FILE("Scenarios/zh-Hans/voip-push-not-reported.po")
#if __has_include("Scenarios/zh-Hans/voip-push-reported.po")
#endif
FILE("Scenarios/zh-Hans/voip-push-reported.po")
#if __has_include("Scenarios/zh-Hans/wake-cannot-be-finished.po")
#endif
FILE("Scenarios/zh-Hans/wake-cannot-be-finished.po")
#if __has_include("Scenarios/zh-Hans/will-terminate-and-disconnect.po")
#endif
FILE("Scenarios/zh-Hans/will-terminate-and-disconnect.po")
#if __has_include("Scenarios/zh-Hans/will-terminate-five-seconds.po")
#endif
FILE("Scenarios/zh-Hans/will-terminate-five-seconds.po")
#if __has_include("Scenarios/zh-Hans/will-terminate-in-time.po")
#endif
FILE("Scenarios/zh-Hans/will-terminate-in-time.po")
#if __has_include("Scenarios/zh-Hans/window-choose.po")
#endif
FILE("Scenarios/zh-Hans/window-choose.po")
#if __has_include("Scenarios/zh-Hans/window-focus.po")
#endif
FILE("Scenarios/zh-Hans/window-focus.po")
#if __has_include("Scenarios/zh-Hans/window-last-closed.po")
#endif
FILE("Scenarios/zh-Hans/window-last-closed.po")
#if __has_include("Scenarios/zh-Hans/window-open-and-close.po")
#endif
FILE("Scenarios/zh-Hans/window-open-and-close.po")
#if __has_include("Scenarios/zh-Hans/window-refusals.po")
#endif
FILE("Scenarios/zh-Hans/window-refusals.po")
#if __has_include("Terminfo/linux")
#endif
FILE("Terminfo/linux")
#if __has_include("Terminfo/screen")
#endif
FILE("Terminfo/screen")
#if __has_include("Terminfo/screen-256color")
#endif
FILE("Terminfo/screen-256color")
#if __has_include("Terminfo/tmux")
#endif
FILE("Terminfo/tmux")
#if __has_include("Terminfo/tmux-256color")
#endif
FILE("Terminfo/tmux-256color")
#if __has_include("Terminfo/vt100")
#endif
FILE("Terminfo/vt100")
#if __has_include("Terminfo/vt220")
#endif
FILE("Terminfo/vt220")
#if __has_include("Terminfo/xterm")
#endif
FILE("Terminfo/xterm")
#if __has_include("Terminfo/xterm-256color")
#endif
FILE("Terminfo/xterm-256color")
