import Foundation
import PackagePlugin

/// A build plugin that generates accessors from a target's catalogs before each build.
///
/// The tool does the work and reports errors with their locations; the plugin only declares the files. SwiftPM runs the
/// plugin when files of the target are added or removed and when Package.swift changes, but not when the content of a
/// file changes. The tool therefore reads the configuration itself on every run.
@main
struct GenerateStrings: BuildToolPlugin {
    /// The module that the accessors use.
    ///
    /// Without this check, the linker would report the missing module in many lines of mangled names.
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
