import CatalogCore
import CatalogRuntime
import StringTables

/// A source text that says something else now than when a text was translated from it.
public struct SourceChange: Sendable {
    /// What the source language said when the translation was last touched.
    public let old: String
    /// What it says now.
    public let new: String
    /// The commit that took the old text away; nil where that is not committed yet.
    public let commit: Commit?

    /// Looks for a change behind a translation; nil where there is none, or nothing is known.
    ///
    /// A translation that somebody has touched since, its text or its state, counts as made from the source text of then.
    /// Case, white space and the form of quotes, dots and dashes make no other text.
    ///
    /// - Parameter part: a text of `language` in the entry.
    public init?(behind part: LocalizedPart, in language: LanguageTag, of entry: EntryContext) {
        let file = part.unit.place.file
        guard
            let origin = entry.table.history?.origin(of: entry.key, language: language, part: part.path, file: file),
            let source = origin.source, !origin.laterSources.isEmpty,
            let old = entry.text(of: source, for: part.path), let new = entry.counterpart(of: part.path)?.string
        else { return nil }
        let wording = PlainWording(old)
        guard PlainWording(new) != wording else { return nil }
        // It may have been changed, changed back, and changed again.
        let lastSame = origin.laterSources.lastIndex { later in
            entry.text(of: later, for: part.path).map { PlainWording($0) == wording } ?? false
        }
        let next = (lastSame ?? -1) + 1
        self.old = old
        self.new = new
        commit = origin.laterSources.indices.contains(next) ? origin.laterSources[next].commit : nil
    }
}

extension EntryContext {
    /// The source text that a part was made from in an earlier version; the key where it was the text.
    func text(of version: SourceVersion, for path: PartPath) -> String? {
        guard !version.texts.isEmpty else {
            return table.kind == .code && !KeyStyle.isIdentifier(version.key) ? version.key : nil
        }
        return path.nearest(among: version.texts.map(\.part)).map { version.texts[$0].text }
    }
}

/// What a text says, whatever the case of its letters, its white space, and the form of its quotes, dots and dashes.
struct PlainWording: Equatable {
    private let scalars: [Unicode.Scalar]

    init(_ text: String) {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.lowercased().unicodeScalars {
            if scalar.properties.isWhitespace {
                if let last = scalars.last, last != " " { scalars.append(" ") }
            } else {
                scalars += Self.plainForms[scalar] ?? [scalar]
            }
        }
        self.scalars = scalars.last == " " ? scalars.dropLast() : scalars
    }

    private static let plainForms: [Unicode.Scalar: [Unicode.Scalar]] = {
        var forms: [Unicode.Scalar: [Unicode.Scalar]] = ["…": [".", ".", "."]]
        for quote in "‘’‚‛ʼ".unicodeScalars { forms[quote] = ["'"] }
        for quote in "“”„‟«»".unicodeScalars { forms[quote] = ["\""] }
        for dash in "‐‑‒–—−".unicodeScalars { forms[dash] = ["-"] }
        return forms
    }()
}
