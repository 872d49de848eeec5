#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension GenerateAccessorsCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = AccessorRequest(arguments)
            let tool = try context.tool(named: Self.tool).url
            let project = context.xcodeProject
            for target in project.targets {
                guard request.targets.isEmpty || request.targets.contains(target.displayName) else { continue }
                let files = XcodeTargetFiles(
                    target: target.displayName, inputFiles: target.inputFiles.map(\.url), project: project.displayName,
                    folder: project.directoryURL)
                guard let first = files.catalogs.first, !files.hasXcodeSymbols else { continue }
                let location = (files.configuration.file ?? first).deletingLastPathComponent()
                try generate(
                    files.configuration, files.catalogs,
                    into: request.output ?? location.appendingPathComponent("Generated"), tool)
            }
        }
    }
#endif
