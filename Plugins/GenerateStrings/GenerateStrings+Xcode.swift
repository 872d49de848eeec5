#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension GenerateStrings: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = XcodeTargetFiles(
                target: target.displayName, inputFiles: target.inputFiles.map(\.url),
                project: context.xcodeProject.displayName, folder: context.xcodeProject.directoryURL)
            if files.hasXcodeSymbols {
                Diagnostics.remark(
                    "Xcode generates the accessors of \(target.displayName) itself, because its build setting "
                        + "STRING_CATALOG_GENERATE_SYMBOLS is on")
                return []
            }
            guard !files.catalogs.isEmpty else {
                Diagnostics.warning(
                    "the target \(target.displayName) uses the plugin GenerateStrings, but has no catalog (.xcstrings)")
                return []
            }
            return [
                command(
                    for: target.displayName, files.configuration, files.catalogs,
                    tool: try context.tool(named: Self.tool).url, folder: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
