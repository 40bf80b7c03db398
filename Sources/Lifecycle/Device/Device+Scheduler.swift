// SPDX-License-Identifier: Apache-2.0

/// The background task scheduler: `BGTaskScheduler`, iOS 13 and later.
extension Device {
  /// The app submits a request for a task it has registered; one for the same task is replaced.
  mutating func schedule(_ task: String, isProcessing: Bool, of index: Int) {
    apps[index].scheduled.removeAll { $0.name == task }
    apps[index].scheduled.append(ScheduledTask(name: task, isProcessing: isProcessing))
    context.record(
      .process(.schedulerTask(task, .submitted)), apps[index].name, .schedulerRegister)
  }

  /// iOS runs a task that was asked for: the request is used up.
  mutating func runTask(_ task: String, of index: Int) {
    guard let place = apps[index].scheduled.firstIndex(where: { $0.name == task }) else { return }
    let request = apps[index].scheduled.remove(at: place)
    context.record(
      .process(.schedulerTask(task, .launched)), apps[index].name, .schedulerLaunch)
    wake(index, request.isProcessing ? .processingTask : .refreshTask, task: task)
  }

  /// The app completes a task.
  mutating func completeTask(_ completion: TaskCompletion, of index: Int) {
    apps[index].completeTask(completion, &context)
  }
}
