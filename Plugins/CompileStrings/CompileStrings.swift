import Foundation
import PackagePlugin

/// A build plugin that compiles a target's catalogs to tables before each build.
///
/// On macOS the plugin does nothing if the build system compiles catalogs itself (``BuildSystem``). Otherwise it writes the
/// tables only, because Apple's Foundation finds them without the code that other platforms need.
///
/// The tool does the work and reports errors with their locations; the plugin only declares the files. SwiftPM runs the
/// plugin when files of the target are added or removed and when Package.swift changes.
@main
struct CompileStrings: BuildToolPlugin {
    /// The module that the generated code uses.
    ///
    /// Without this check, the compiler would report the missing module in a generated file.
    private let runTime = "CatalogRuntime"

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard !BuildSystem.compilesCatalogs(writingPluginOutputTo: context.pluginWorkDirectoryURL.path),
            let files = target.sourceModule?.sourceFiles(withSuffix: ".xcstrings")
        else { return [] }
        let catalogs = files.map(\.url).filter {
            $0.deletingLastPathComponent().pathExtension != CompiledFiles.folderExtension
        }
        guard !catalogs.isEmpty else { return [] }
        if !target.recursiveTargetDependencies.contains(where: { $0.name == runTime }) {
            Diagnostics.error(
                "the target \(target.name) uses the plugin CompileStrings, so its “dependencies” in Package.swift "
                    + "must have .product(name: \"\(runTime)\", package: \"fitloc\")")
        }
        let output = CompiledFiles(of: catalogs, in: context.pluginWorkDirectoryURL, forApple: BuildSystem.isOnApple)
        return [
            .buildCommand(
                displayName: "Compiling the strings of \(target.name)",
                executable: try context.tool(named: "compile-strings").url,
                arguments: ["-o", output.folder.path] + (BuildSystem.isOnApple ? ["--for-apple"] : [])
                    + output.languages.flatMap { ["--language", $0] } + ["--"] + catalogs.map(\.path),
                inputFiles: catalogs,
                outputFiles: output.files)
        ]
    }
}
