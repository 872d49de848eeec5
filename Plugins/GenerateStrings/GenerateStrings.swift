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
        let file = folder.appendingPathComponent(TargetConfiguration.name)
        let configuration = TargetConfiguration(
            FileManager.default.fileExists(atPath: file.path) ? file : nil, catalogs: [folder])
        let catalogs = CatalogSearch.catalogs(in: configuration.catalogs)
        guard configuration.file != nil || !catalogs.isEmpty else { return [] }
        if configuration.needsRunTime, !target.recursiveTargetDependencies.contains(where: { $0.name == runTime }) {
            Diagnostics.error(
                "the target \(target.name) uses the plugin GenerateStrings, so its “dependencies” in Package.swift must "
                    + "have .product(name: \"\(runTime)\", package: \"fitloc\")")
        }
        return [
            command(
                for: target.name, configuration, catalogs, tool: try context.tool(named: Self.tool).url,
                folder: context.pluginWorkDirectoryURL)
        ]
    }

    /// The name of the tool that generates the accessors.
    static let tool = "generate-strings"

    /// Returns the command that generates the accessors of a target.
    ///
    /// - Parameters:
    ///   - tool: The path of the tool.
    ///   - folder: The folder for the plugin's output.
    func command(
        for target: String, _ configuration: TargetConfiguration, _ catalogs: [URL], tool: URL, folder: URL
    ) -> Command {
        let output = OutputPlan(catalogs: catalogs, folder: folder)
        let named = configuration.file.map { ["--config", $0.path] } ?? []
        return .buildCommand(
            displayName: "Generating the strings of \(target)",
            executable: tool,
            arguments: named + ["-o", output.path] + catalogs.map(\.path),
            inputFiles: (configuration.file.map { [$0] } ?? []) + catalogs,
            outputFiles: output.files)
    }
}
