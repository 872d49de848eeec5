import Foundation
import PackagePlugin

/// The command `swift package format-strings`, and the command in Xcode's menu, which write string catalogs in Xcode's form.
///
/// Usage: `swift package format-strings [--target TARGET]… [--check] [CATALOG|FOLDER…]`. Without arguments, all catalogs of
/// the package are formatted.
@main
struct FormatStringsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let chosen = ChosenTargets(arguments, options: ["--check"])
        try run(try context.tool(named: Self.tool).url, on: try chosen.catalogs(in: context.package), chosen.options)
    }

    /// The name of the tool that formats catalogs.
    static let tool = "format-strings"

    func run(_ tool: URL, on catalogs: [URL], _ options: [String]) throws {
        guard !catalogs.isEmpty else { return Diagnostics.warning("there is no string catalog (.xcstrings)") }
        try CommandTool.run(tool, options + ["--"] + catalogs.map(\.path))
    }
}
