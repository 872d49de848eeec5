import ArgumentParser
import CatalogLint
import CommandOutput
import Foundation
import LintReports
import LintRules
import ProgramSupport
import Workspaces

/// The command that lists and explains the rules.
struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules or explain one.",
        discussion: """
            The severities are those of the project: of its .fitloc.yml, or else of the preset recommended. With an \
            id, prints why the rule matters, its precision on real catalogs, its severity in each preset, its options \
            and examples. Choose a preset in .fitloc.yml with extends: minimal, recommended or strict.

              fitloc rules
              fitloc rules missing-translation
              fitloc rules --preset strict
            """)

    @Argument(help: ArgumentHelp("The rule to explain.", valueName: "id"), completion: .offers(.rules))
    var id: String?

    @OptionGroup var format: FormatOptions<Format>

    @Option(
        help: ArgumentHelp(
            "Show the severities in this preset: minimal, recommended or strict. Default: those of the project.",
            valueName: "preset"))
    var preset: RulePreset?

    @OptionGroup var pager: PagerOptions
    @OptionGroup var output: OutputOptions

    enum Format: String, OutputFormat {
        case text, markdown, json
    }

    private var rule: RuleProfile? { id.flatMap { RuleSet.standard.profile(of: RuleID($0)) } }

    func validate() throws {
        _ = try id.map(RuleID.parse)
    }

    func run() throws {
        var console = Console(pagedBy: pager.program)
        let severities = try severities()
        switch format.chosen {
        case .text: try console.write(text(severities))
        case .markdown: try console.write(Array((rule.map { RulePage.page(of: $0) } ?? RulePage.page(of: all)).utf8))
        case .json: try console.write(RuleJSON.rendered(rule.map { [$0] } ?? all, severities))
        }
        try console.finish()
    }

    private var all: [RuleProfile] { RuleSet.standard.profiles }

    /// Returns the severities to show.
    private func severities() throws(CommandFailure) -> RuleSeverities {
        if let preset { return .preset(preset) }
        var configurations = Configurations(currentFolder: FileManager.default.currentDirectoryPath)
        guard let configuration = try configurations.current() else { return .preset(.recommended) }
        return .project(configuration.lintSettings(for: configuration.path, requiring: nil), configuration.file.path)
    }

    private func text(_ severities: RuleSeverities) -> String {
        guard let rule else {
            return RuleTable(severities, width: output.width, styler: output.styler).text(of: all)
        }
        return RuleSheet(rule, severities, width: output.width, styler: output.styler).text()
    }
}

extension RulePreset: ExpressibleByArgument {}
