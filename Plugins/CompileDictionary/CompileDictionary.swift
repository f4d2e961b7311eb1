import PackagePlugin

@main
struct CompileDictionary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] { [] }
}
