import AccessorGenerator
import ArgumentParser
import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogReports
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Workspaces

/// The command that shows texts with their arguments filled in.
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show every string as users will see it.",
        discussion: """
            Shows each language, plural form and device with arguments filled in: numbers that select each form, and \
            names in ‹›. A * in a key matches any characters, unless a key has this very name. Without keys, all keys \
            are shown.

            The HTML page is one file that loads nothing from the network. It has a search field, a choice of \
            languages and a filter by state.

              fitloc preview home.week.summary
              fitloc preview 'fitpal.*' --language pt-BR
              fitloc preview -o strings.html
              fitloc preview --open
            """)

    @Argument(help: "Keys or key patterns.", completion: .offers(.keys))
    var key: [String] = []

    @Option(
        help: ArgumentHelp("A catalog, legacy table or folder; repeatable.", valueName: "path"),
        completion: .offers(.inputs))
    var catalog: [String] = []

    @OptionGroup var languages: LanguageOptions

    @Option(
        help: ArgumentHelp(
            "The output format: text, html or markdown. Default: from the extension of -o, else text.",
            valueName: "format"))
    var format: PreviewFormat?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The output file: .html, .md or .txt. An existing file is replaced.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(help: "Open the page in a browser; without -o, it is a temporary file.")
    var open = false

    @Flag(name: .dryRun, help: "Print a unified diff of what -o would write; write and open nothing.")
    var dryRun = false

    @OptionGroup var pager: PagerOptions
    @OptionGroup var printing: OutputOptions

    private var target: PreviewOutput {
        get throws { try PreviewOutput(path: output, format: format, opens: open) }
    }

    func validate() throws {
        _ = try target
        if dryRun, output == nil { throw ValidationError("--dry-run requires -o with a file.") }
    }

    func run() async throws {
        var console = Console(pagedBy: pager.program)
        let workspace = try await console.load(catalog)
        let tags = workspace.meant(by: languages.tags)
        try workspace.requireLanguages(tags)
        let patterns = key.map { pattern($0, in: workspace) }
        let previews = CatalogReports.Preview.all(
            of: workspace.project, languages: tags, matching: patterns, settings: workspace.lintSettings(requiring: nil)
        )
        for (name, pattern) in zip(key, patterns) where !has(pattern, in: previews) {
            try console.fail(refusal(of: name, in: workspace))
        }
        let target = try target
        if console.isFine || !previews.isEmpty || target.format != .text {
            try console.write(
                text(of: previews, for: target), to: target, reading: workspace.inputPaths, isDryRun: dryRun,
                printing.settings)
        }
        try console.finish()
    }

    private func text(of previews: [CatalogReports.Preview], for target: PreviewOutput) -> String {
        switch target.format {
        case .text:
            let styler = target.path == nil ? printing.styler : .plain
            return PreviewText(previews, styler: styler).text()
        case .html: return PreviewHTML(previews).text()
        case .markdown: return PreviewMarkdown.text(of: previews)
        }
    }

    /// Returns a pattern that matches only the key with a name, or, if there is none, the keys that the name stands for.
    private func pattern(_ name: String, in workspace: Workspace) -> GlobPattern {
        if case .none = TableChoice.having(name, in: workspace.project.tables) { return GlobPattern(key: name) }
        return GlobPattern(texts: [name])
    }

    private func has(_ pattern: GlobPattern, in previews: [CatalogReports.Preview]) -> Bool {
        previews.contains { $0.keys.contains { pattern.matches($0.key) } }
    }

    private func refusal(of name: String, in workspace: Workspace) -> String {
        if KeyWildcard(name) != nil { return Texts.Keys.noMatch(pattern: Quotation.of(name)).resolved }
        let keys = workspace.project.tables.flatMap { table in
            (0..<table.entryCount).map { table.key(at: $0).string }
        }
        return ChangeRefusal.unknownKey(name, nearest: Spelling.nearest(to: name, in: keys)).sentence
    }
}
