import Foundation
import PackagePlugin

/// Makes accessors of a target's catalogs before each build.
///
/// The tool does all the work and reports what is wrong, with its place; the plugin only says which files there are. It is
/// asked when a file is added to the target or taken from it, and whenever Package.swift changes, but not when a file's
/// content changes: so the tool reads the configuration itself, on every run.
@main
struct GenerateStrings: BuildToolPlugin {
    /// What accessors call.
    ///
    /// The linker would tell that it is missing in a hundred lines of mangled names.
    private let runTime = "CatalogRuntime"

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL.resolvingSymlinksInPath()
        let configuration = TargetConfiguration(folder)
        let catalogs = CatalogSearch.catalogs(in: configuration.catalogs)
        guard configuration.file != nil || !catalogs.isEmpty else { return [] }
        if configuration.needsRunTime, !target.recursiveTargetDependencies.contains(where: { $0.name == runTime }) {
            Diagnostics.error(
                "the target \(target.name) uses the plugin GenerateStrings, so its “dependencies” in Package.swift must "
                    + "have .product(name: \"\(runTime)\", package: \"fitloc\")")
        }
        let output = OutputPlan(catalogs: catalogs, folder: context.pluginWorkDirectoryURL)
        let named = configuration.file.map { ["--config", $0.path] } ?? []
        return [
            .buildCommand(
                displayName: "Generating the strings of \(target.name)",
                executable: try context.tool(named: "generate-strings").url,
                arguments: named + ["-o", output.path] + catalogs.map(\.path),
                inputFiles: (configuration.file.map { [$0] } ?? []) + catalogs,
                outputFiles: output.files)
        ]
    }
}
