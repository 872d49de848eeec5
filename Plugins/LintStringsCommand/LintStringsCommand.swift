import Foundation
import PackagePlugin

/// The command `swift package lint-strings`, and the command in Xcode's menu, which check string catalogs.
///
/// Usage: `swift package lint-strings [--target TARGET]… [--notes] [CATALOG|FOLDER…]`. Without arguments, all catalogs of the
/// package are checked.
@main
struct LintStringsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let chosen = ChosenTargets(arguments, options: ["--notes"])
        try run(try context.tool(named: Self.tool).url, on: try chosen.catalogs(in: context.package), chosen.options)
    }

    /// The name of the tool that checks catalogs.
    static let tool = "lint-strings"

    func run(_ tool: URL, on catalogs: [URL], _ options: [String]) throws {
        guard !catalogs.isEmpty else { return Diagnostics.warning("there is no string catalog (.xcstrings)") }
        try CommandTool.run(tool, options + ["--"] + catalogs.map(\.path))
    }
}
