import Foundation
import PackagePlugin

/// Makes tables of a target's catalogs before each build, where nobody else does: Xcode has a compiler of its own.
///
/// The tool does all the work and reports what is wrong, with its place; the plugin only says which files there will be. It
/// is asked when a file is added to the target or taken from it, and whenever Package.swift changes.
@main
struct CompileStrings: BuildToolPlugin {
    /// What the code calls that the tool makes.
    ///
    /// The compiler would tell that it is missing in a file that nobody wrote.
    private let runTime = "CatalogRuntime"

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        #if os(macOS)
            return []
        #else
            guard let files = target.sourceModule?.sourceFiles(withSuffix: ".xcstrings") else { return [] }
            let catalogs = files.map(\.url).filter {
                $0.deletingLastPathComponent().pathExtension != CompiledFiles.folderExtension
            }
            guard !catalogs.isEmpty else { return [] }
            if !target.recursiveTargetDependencies.contains(where: { $0.name == runTime }) {
                Diagnostics.error(
                    "the target \(target.name) uses the plugin CompileStrings, so its “dependencies” in Package.swift "
                        + "must have .product(name: \"\(runTime)\", package: \"fitloc\")")
            }
            let output = CompiledFiles(of: catalogs, in: context.pluginWorkDirectoryURL)
            return [
                .buildCommand(
                    displayName: "Compiling the strings of \(target.name)",
                    executable: try context.tool(named: "compile-strings").url,
                    arguments: ["-o", output.folder.path] + output.languages.flatMap { ["--language", $0] }
                        + ["--"] + catalogs.map(\.path),
                    inputFiles: catalogs,
                    outputFiles: output.files)
            ]
        #endif
    }
}
