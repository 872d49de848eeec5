import Foundation
import PackagePlugin

/// A command that runs a tool on the string catalogs of a package or an Xcode project.
///
/// Usage: `swift package COMMAND [--target TARGET]… [OPTION] [CATALOG|FOLDER…]`. Without arguments, all catalogs count.
protocol CatalogCommand: CommandPlugin {
    /// The name of the tool.
    static var tool: String { get }
    /// The options that are passed to the tool.
    static var options: Set<String> { get }
}

extension CatalogCommand {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let chosen = ChosenTargets(arguments, options: Self.options)
        try run(try context.tool(named: Self.tool).url, on: try chosen.catalogs(in: context.package), chosen.options)
    }

    /// Runs the tool.
    func run(_ tool: URL, on catalogs: [URL], _ options: [String]) throws {
        guard !catalogs.isEmpty else { return Diagnostics.warning("there is no string catalog (.xcstrings)") }
        try CommandTool.run(tool, options + ["--"] + catalogs.map(\.path))
    }
}
