// SPDX-License-Identifier: Apache-2.0

/// The origins of the rules about what an app's project must say.
extension Rule.Origin {
  static let launchEmptyConfigurations = observed(
    .thread("DefinedNet/mobile_nebula", 405).saying(
      "an empty UISceneConfigurations counts as none"),
    .thread("expo/expo", 50235).saying("a manifest and configurations that are not empty"))

  static let launchConfigurationInCode = observed(
    .thread("expo/expo", 50179).saying("launches"),
    .delegate("application(_:configurationforconnecting:options:)").saying(
      "for configurations that the Info.plist does not have"))

  static let launchSceneClassMissing = disputed(
    .thread("samoylenkodmitry/Cranpose", 673).saying("ends at launch"),
    against: .thread("expo/expo", 50179).saying("lives, and the screen stays black"))

  static let launchOptionsWithScenes = documented(
    .uikit("launchoptionskey-deprecated-symbols"),
    .uikit("uiscene/connectionoptions"), .sceneMigration)

  static let schedulerPermitted = documented(
    .propertyList("bgtaskschedulerpermittedidentifiers"),
    .apple("backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)"))

  static let sceneWindow = observed(
    .thread("expo/expo", 50179).saying("a window without a scene stays black"),
    .thread("expo/expo", 47570),
    .uikit("uiwindow/init(windowscene:)"))
}
