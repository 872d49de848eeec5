import CatalogComparison
import CatalogReports
import InterfaceTexts

/// A table row for a change: kind, key, location, old and new text.
struct ChangeRow {
    private let change: TableChange

    init(_ change: TableChange) {
        self.change = change
    }

    var cells: [ReportCell] {
        [
            ReportCell(.text(change.kind.word), style: "word"), ReportCell(key).heading, ReportCell(.text(location)),
            ReportCell(old), ReportCell(new, suspects),
        ]
    }

    private var key: HTMLNode {
        guard let key = change.key else { return "" }
        guard let former = change.from else { return .key(key) }
        return .group([.key(key), .tag("br"), .tag("del", .key(former))])
    }

    /// The member, language and part, without those that the change does not concern.
    private var location: String {
        let part = change.part.isWhole ? nil : change.part.description
        return [change.field, change.language?.spelling, part].compactMap { $0 }.joined(separator: " ")
    }

    private var old: HTMLNode {
        if change.kind == .removed { return texts(marked: "del") }
        guard let old = change.old else { return "" }
        return text(change.new.map { WordDifference(old, $0).old } ?? WordDifference(old, "").old, marked: "del")
    }

    private var new: HTMLNode {
        if change.kind == .added { return texts(marked: "ins") }
        guard let new = change.new else { return "" }
        return text(change.old.map { WordDifference($0, new).new } ?? WordDifference("", new).new, marked: "ins")
    }

    /// Returns a text with marked changes.
    private func text(_ pieces: [WordDifference.Piece], marked mark: StaticString) -> HTMLNode {
        let words = pieces.map { piece -> HTMLNode in
            piece.isChanged ? .tag(mark, .text(piece.text)) : .text(piece.text)
        }
        let language = [.source, .translation].contains(change.kind) ? change.language : nil
        return .tag("bdi", ["class": "text", "dir": "auto", "lang": language?.spelling], words)
    }

    /// Returns all texts of an added or removed key.
    private func texts(marked mark: StaticString) -> HTMLNode {
        let lines = change.texts.map { text in
            HTMLNode.tag(
                "li", .tag("span", ["class": "tag"], .text(text.languageAndPart)), " ",
                .tag(mark, .projectText(text.text, language: text.language)))
        }
        return .tag("ul", ["class": "texts"], lines)
    }

    private var suspects: HTMLNode {
        guard !change.suspects.isEmpty else { return "" }
        let names = change.suspects.map(\.spelling).joined(separator: ", ")
        return .tag("p", ["class": "wait"], .text(Texts.Diff.suspects(languages: names).resolved))
    }
}

extension TableChange.Kind {
    /// The localized name of the kind.
    var word: String {
        switch self {
        case .added: Texts.Report.Kind.added.resolved
        case .removed: Texts.Report.Kind.removed.resolved
        case .renamed: Texts.Report.Kind.renamed.resolved
        case .source: Texts.Report.Kind.source.resolved
        case .translation: Texts.Report.Kind.translation.resolved
        case .state: Texts.Report.Kind.state.resolved
        case .comment: Texts.Report.Kind.comment.resolved
        case .flag: Texts.Report.Kind.property.resolved
        case .language: Texts.Report.Kind.language.resolved
        }
    }
}
