#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension CatalogCommand where Self: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let chosen = ChosenTargets(arguments, options: Self.options)
            try run(
                try context.tool(named: Self.tool).url, on: chosen.catalogs(in: context.xcodeProject), chosen.options)
        }
    }
#endif
