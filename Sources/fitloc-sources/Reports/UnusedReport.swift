import CommandSupport
import SwiftSources
import XCStringsKit

/// Unused keys as the command shows them.
struct UnusedReport {
    private let keys: [UnusedKey]
    private let project: SourceProject

    /// - Parameter level: the weakest proof that is shown.
    init(_ keys: [UnusedKey], in project: SourceProject, atLeast level: UnusedKey.Proof) {
        self.keys = keys.filter { $0.proof <= level }
        self.project = project
    }

    private func table(of key: UnusedKey) -> any StringTable { project.tables[key.entry.table] }

    private func count(_ proof: UnusedKey.Proof) -> Int { keys.count { $0.proof == proof } }

    // MARK: - For people

    /// A row a key, the best proved first, and what to do next.
    func text(_ output: OutputOptions) -> String {
        guard !keys.isEmpty else { return output.isQuiet ? "" : summary }
        var table = TextTable(columns: [
            .init(Texts.Column.proof), .init(Texts.Column.key, overflow: .wrap), .init(Texts.Column.catalog),
            .init(Texts.Column.because, overflow: .wrap),
        ])
        for proof in UnusedKey.Proof.allCases {
            for key in keys where key.proof == proof { table.addRow(row(of: key)) }
        }
        let rows = table.text(maximumWidth: output.width, styler: output.styler)
        guard !output.isQuiet else { return rows }
        let next = count(.certain) > 0 ? "\(Texts.Unused.next(count: count(.certain)))\n" : ""
        return "\(rows)\n\(summary)\(output.styler.styled(next, as: .dim))"
    }

    /// How many there are.
    var summary: String {
        keys.isEmpty
            ? "\(Texts.Unused.none)\n"
            : "\(Texts.Unused.summary(certain: count(.certain), likely: count(.likely), possible: count(.possible)))\n"
    }

    private func row(of key: UnusedKey) -> [TextTable.Cell] {
        let style: TextStyle? = key.proof == .certain ? .warning : key.proof == .possible ? .dim : nil
        let first = key.because.first.map { "\($0.path):\($0.position.line): \($0.text)" }
        let more = key.because.count > 1 ? " \(Texts.Words.more(count: key.because.count - 1))" : ""
        return [
            TextTable.Cell(key.proof.rawValue, style: style), TextTable.Cell(key.key),
            TextTable.Cell(table(of: key).path, style: .path),
            TextTable.Cell((first ?? "") + more, style: .dim),
        ]
    }

    // MARK: - For programs

    /// The shape that the documentation gives, with a newline at the end.
    func json() -> String {
        DocumentFragment.object([
            .init("version", .integer(1)),
            .init("unused", .array(keys.map(fragment))),
        ]).json + "\n"
    }

    private func fragment(of key: UnusedKey) -> DocumentFragment {
        .object([
            .init("key", .string(key.key)),
            .init("table", .string(table(of: key).name)),
            .init("path", .string(table(of: key).path)),
            .init("proof", .string(key.proof.rawValue)),
            .init("because", .array(key.because.map(fragment))),
        ])
    }

    private func fragment(of clue: Clue) -> DocumentFragment {
        .object([
            .init("path", .string(clue.path)),
            .init("line", .integer(clue.position.line)),
            .init("column", .integer(clue.position.column)),
            .init("pattern", .string(clue.text)),
        ])
    }

    // MARK: - Removing

    /// The changes that take out what is certain, by table.
    func removals(in session: EditSession) -> [(table: EditableTable, changes: [KeyChange])] {
        Dictionary(grouping: keys.filter { $0.proof == .certain }, by: \.entry.table).sorted { $0.key < $1.key }
            .map { number, keys in
                (session.editable(project.tables[number]), keys.map { KeyChange($0.key, .remove) })
            }
    }
}

extension UnusedKey.Proof {
    /// The proof that an option names.
    init(_ level: UnusedArguments.ProofLevel) {
        switch level {
        case .certain: self = .certain
        case .likely: self = .likely
        case .possible: self = .possible
        }
    }
}
