import CatalogCore
import InterfaceTexts
import ProgramSupport
import SwiftSources
import TerminalSupport

/// A report on the certain and possible uses of a key.
struct UsagesReport {
    /// Whether a table has the key.
    let isDeclared: Bool
    let key: String
    private let exact: [UsageLocation]
    private let possible: [UsageLocation]
    private let project: SourceProject

    /// Whether the key has no certain or possible uses.
    var isEmpty: Bool { exact.isEmpty && possible.isEmpty }

    /// The number of places that certainly use the key.
    var certainCount: Int { exact.count }

    /// Creates the report.
    ///
    /// - Parameter table: The index of the table whose uses count; nil for all tables.
    init(of key: String, in project: SourceProject, _ finder: EvidenceFinder, table: Int?) {
        self.key = key
        self.project = project
        isDeclared = !project.keys.entries(of: key).isEmpty
        let evidence = finder.evidence(of: key, in: table.map { project.tables[$0].name }, at: table)
        exact =
            evidence.uses.map { UsageLocation($0.location.path, $0.location.position, what: $0.callee) }
            + evidence.expansions.map {
                UsageLocation($0.location.path, $0.location.position, what: $0.callee, pattern: "\($0.pattern)")
            } + evidence.lookups.map { UsageLocation($0.path, $0.position, what: "") }
        possible = evidence.possibleReferences.filter { $0.isLikely || $0.kind == .previewOrTest }.map {
            UsageLocation($0.path, $0.position, what: "", pattern: $0.text)
        }
    }

    // MARK: - Text for users

    /// Returns the uses of keys, below the keys if there are several.
    static func text(_ reports: [UsagesReport], _ output: OutputOptions) -> String {
        guard reports.count > 1 else { return reports.map { $0.text(output) }.joined() }
        return reports.map { report in
            output.styler.styled(VisibleText.shown(report.key), as: .bold) + "\n" + report.text(output)
        }.joined(separator: "\n")
    }

    private func text(_ output: OutputOptions) -> String {
        let groups = [
            (exact, Texts.Usages.exact(count: exact.count)), (possible, Texts.Usages.possible(count: possible.count)),
        ]
        return groups.filter { !$0.0.isEmpty }.map { locations, heading in
            let lines = locations.map { line(of: $0, output.styler) + "\n" }.joined()
            return (output.isQuiet ? "" : output.styler.styled(heading.resolved, as: .bold) + "\n") + lines
        }.joined(separator: output.isQuiet ? "" : "\n")
    }

    private func line(of location: UsageLocation, _ styler: Styler) -> String {
        let path = "\(FileLocation(path: location.path, position: location.position)):"
        let pattern =
            location.pattern.map { $0 == key ? "" : "  " + styler.styled(VisibleText.shown($0), as: .dim) } ?? ""
        let line = VisibleText.shown(project.line(at: location.position, in: location.path))
        return "  \(styler.styled(path, as: .path))\(line.isEmpty ? "" : " " + line)\(pattern)"
    }

    // MARK: - JSON

    /// Returns the uses of keys as JSON, with a newline at the end.
    ///
    /// - Parameter asList: Whether to print a list of keys; otherwise, prints the only key by itself.
    static func json(_ reports: [UsagesReport], asList: Bool) -> String {
        DocumentFragment.answer(about: reports.map(\.fragment), asList: asList).printedJSON + "\n"
    }

    private var fragment: DocumentFragment {
        let locations = exact.map { fragment(of: $0, .certain) } + possible.map { fragment(of: $0, .possible) }
        return ["key": .string(key), "usages": .array(locations)]
    }

    private func fragment(of location: UsageLocation, _ proof: UnusedKey.Proof) -> DocumentFragment {
        [
            "proof": .string(proof.rawValue),
            "path": .string(location.path),
            "line": .integer(location.position.line),
            "column": .integer(location.position.column),
            "callee": .optional(location.what.isEmpty ? nil : location.what),
            "pattern": .optional(location.pattern),
        ]
    }
}

/// A location of a certain or possible use.
private struct UsageLocation {
    let path: String
    let position: TextPosition
    let what: String
    let pattern: String?

    init(_ path: String, _ position: TextPosition, what: String, pattern: String? = nil) {
        self.path = path
        self.position = position
        self.what = what
        self.pattern = pattern
    }
}
