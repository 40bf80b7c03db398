// SPDX-License-Identifier: Apache-2.0

/// The background task scheduler: `BGTaskScheduler`, iOS 13 and later.
extension Device {
  /// The app submits a request for a task it has registered; one for the same task is replaced.
  mutating func schedule(_ task: String, isProcessing: Bool, of index: Int) {
    apps[index].scheduler.submit(ScheduledTask(name: task, isProcessing: isProcessing))
    context.record(
      .process(.schedulerTask(task, .submitted)), apps[index].name, .schedulerRegister)
  }

  /// The app takes back a request: iOS does not run it.
  mutating func cancelTask(_ task: String, of index: Int) {
    guard apps[index].scheduler.take(task) != nil else { return }
    context.record(
      .process(.schedulerTask(task, .canceled)), apps[index].name, .schedulerCancel)
  }

  /// iOS runs a task that was asked for: the request is used up.
  mutating func runTask(_ task: String, of index: Int) {
    guard let request = apps[index].scheduler.take(task) else { return }
    context.record(
      .process(.schedulerTask(task, .launched)), apps[index].name, .schedulerLaunch)
    wake(index, request.isProcessing ? .processingTask : .refreshTask, task: task)
  }

  /// The user begins to use the device, or goes on using it.
  mutating func useDevice() {
    for index in apps.indices where apps[index].process?.work.isEmpty == false {
      apps[index].expireProcessing(&context)
    }
  }

  /// The app completes a task.
  mutating func completeTask(_ completion: TaskCompletion, of index: Int) {
    apps[index].completeTask(completion, &context)
  }
}
