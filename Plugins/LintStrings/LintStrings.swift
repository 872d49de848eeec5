import Foundation
import PackagePlugin

/// A build plugin that checks a target's catalogs before each build, and shows the findings at their lines.
///
/// Each catalog has a command of its own, so that only changed catalogs are checked. The tool writes an empty file after a
/// check without errors, whose date the build system compares with that of the catalog and of the settings.
@main
struct LintStrings: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL.resolvingSymlinksInPath()
        return commands(
            for: CatalogSearch.catalogs(in: [folder]), tool: try context.tool(named: Self.tool).url,
            folder: context.pluginWorkDirectoryURL)
    }

    /// The name of the tool that checks catalogs.
    static let tool = "lint-strings"

    /// Returns the commands that check catalogs.
    ///
    /// - Parameters:
    ///   - tool: The path of the tool.
    ///   - folder: The folder for the plugin's output.
    func commands(for catalogs: [URL], tool: URL, folder: URL) -> [Command] {
        zip(catalogs, CheckStamps.names(of: catalogs)).map { catalog, name in
            let stamp = folder.appendingPathComponent(name)
            return .buildCommand(
                displayName: "Checking \(catalog.lastPathComponent)",
                executable: tool,
                arguments: ["--stamp", stamp.path, catalog.path],
                inputFiles: [catalog] + SettingsSearch.files(above: catalog),
                outputFiles: [stamp])
        }
    }
}
