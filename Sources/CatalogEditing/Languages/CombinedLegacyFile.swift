import CatalogCore
import CatalogRuntime
import StringTables

/// A legacy file with the entries and comments of another file, which is about to be removed.
struct CombinedLegacyFile {
    private let old: LegacyTableFile
    private let oldPath: String
    private let kept: LegacyTableFile
    private let path: String
    private let language: LanguageTag

    /// Parses both files, which have the same format.
    ///
    /// - Parameter language: The language of the texts, for messages.
    init(of old: LoadedFile, in kept: LoadedFile, language: LanguageTag) throws(ChangeRefusal) {
        let kind = LegacyTableKind(old.format) ?? .strings
        self.old = try LegacyTableFile(old.bytes, kind: kind, path: old.path)
        self.kept = try LegacyTableFile(kept.bytes, kind: kind, path: kept.path)
        (oldPath, path) = (old.path, kept.path)
        self.language = language
    }

    /// Returns the bytes of the combined file.
    ///
    /// - Throws: A refusal if the files have different texts for a key, or if a comment would be lost.
    func bytes() throws(ChangeRefusal) -> [UInt8] {
        let present = Dictionary(kept.entries.map { (ExactText($0.key), $0) }) { $1 }
        var changes: [LegacyTableChange] = []
        var conflicts: [String] = []
        for entry in old.entries {
            guard let other = present[ExactText(entry.key)] else {
                try requireComment(of: entry, isKept: kept.holdsComments)
                changes.append(.add(key: entry.key, value: entry.value, comment: entry.comment))
                continue
            }
            guard entry.value.isSame(as: other.value) else {
                conflicts.append(entry.key)
                continue
            }
            guard let comment = entry.comment, comment != other.comment else { continue }
            try requireComment(of: entry, isKept: kept.holdsComments && other.comment == nil)
            changes.append(.comment(key: entry.key, comment))
        }
        guard conflicts.isEmpty else { throw .languageConflict(language, path: path, keys: conflicts) }
        if let offset = lostComment { throw loss(at: offset) }
        do throws(LegacyChangeError) {
            return try kept.changed(by: changes)
        } catch {
            throw .legacy(path: path, error)
        }
    }

    private func requireComment(of entry: LegacyTableEntry, isKept: Bool) throws(ChangeRefusal) {
        guard entry.comment != nil, !isKept else { return }
        throw loss(at: entry.keyRange?.lowerBound ?? 0)
    }

    /// The offset of the first comment, other than those of entries, that the kept file lacks; nil if there is none.
    private var lostComment: Int? {
        let present = Set(Self.looseComments(of: kept).map { ExactText($0.text) })
        return Self.looseComments(of: old).first { !present.contains(ExactText($0.text)) }?.offset
    }

    /// Returns the comments that do not belong to an entry, and all comments of a property list.
    private static func looseComments(of table: LegacyTableFile) -> [(offset: Int, text: String)] {
        switch table.form {
        case .text(let file): file.looseComments.map { ($0.range.lowerBound, $0.text) }
        case .xml(_, let text): xmlComments(in: text.utf8)
        case .binary, .whole: []
        }
    }

    private static func xmlComments(in bytes: [UInt8]) -> [(offset: Int, text: String)] {
        var comments: [(offset: Int, text: String)] = []
        var rest = bytes[...]
        while let start = rest.firstRange(of: "<!--".utf8) {
            let end = rest[start.upperBound...].firstRange(of: "-->".utf8)?.upperBound ?? rest.endIndex
            comments.append((start.lowerBound, String(decoding: rest[start.lowerBound..<end], as: UTF8.self)))
            rest = rest[end...]
        }
        return comments
    }

    private func loss(at offset: Int) -> ChangeRefusal {
        let position = LineIndex(old.text?.utf8 ?? []).position(at: offset)
        return .contentsLost(language, location: FileLocation(path: oldPath, position: position))
    }
}
