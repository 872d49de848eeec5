import ArgumentParser
import CommandSupport
import XCStringsKit

/// Shows texts as a person will read them.
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show every string as a person will read it.",
        discussion: """
            Each language, plural case and device, with the arguments filled in: numbers that show each case, names in \
            ‹›. Keys may be patterns, in which * takes any characters, dots too; without any, all keys are shown.

              fitloc preview home.week.summary
              fitloc preview 'fitpal.*' --language pt-BR
              fitloc preview --format html > strings.html
            """)

    @Argument(help: "Keys, or patterns of keys.")
    var key: [String] = []

    @Option(
        help: ArgumentHelp("A catalog, legacy table or folder; repeatable.", valueName: "path"), completion: .file())
    var catalog: [String] = []

    @OptionGroup var languages: LanguageOptions

    @Option(help: ArgumentHelp("text, html or markdown.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var output: OutputOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, html, markdown
    }

    func validate() throws {
        _ = try key.map(KeyPattern.parse)
    }

    func run() async throws {
        var console = Console()
        let workspace = try await console.load(catalog)
        let previews = XCStringsKit.Preview.all(
            of: workspace.project, languages: languages.tags, matching: try key.map(KeyPattern.parse),
            settings: workspace.lintSettings(requiring: nil))
        for name in key where try !has(name, in: previews) { try console.fail(refusal(of: name, in: workspace)) }
        switch format {
        case .text where !console.isFine && previews.isEmpty: break
        case .text: try console.write(PreviewText(previews, styler: output.styler).text())
        case .html: try console.write(PreviewHTML(previews).text())
        case .markdown: try console.write(PreviewMarkdown.text(of: previews))
        }
        try console.finish()
    }

    private func has(_ name: String, in previews: [XCStringsKit.Preview]) throws -> Bool {
        let pattern = try KeyPattern.parse(name)
        return previews.contains { $0.keys.contains { pattern.matches($0.key) } }
    }

    private func refusal(of name: String, in workspace: Workspace) -> String {
        let keys = workspace.project.tables.flatMap { table in
            (0..<table.entryCount).map { table.key(at: $0).string }
        }
        return ChangeRefusal.unknownKey(name, nearest: Spelling.nearest(to: name, in: keys)).sentence
    }
}
