#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension LintStrings: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let catalogs = XcodeCatalogs.catalogs(
                of: target.displayName, inputFiles: target.inputFiles.map(\.url),
                project: context.xcodeProject.displayName, folder: context.xcodeProject.directoryURL)
            if catalogs.isEmpty {
                Diagnostics.warning(
                    "the target \(target.displayName) uses the plugin LintStrings, but has no catalog (.xcstrings)")
            }
            return commands(
                for: catalogs, tool: try context.tool(named: Self.tool).url, folder: context.pluginWorkDirectoryURL)
        }
    }
#endif
