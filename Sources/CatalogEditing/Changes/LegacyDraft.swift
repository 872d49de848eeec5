import CatalogCore
import CatalogRuntime
import StringTables

/// A legacy file with the changes to apply.
struct LegacyDraft {
    let path: String
    let language: LanguageTag
    let kind: LegacyTableKind
    var changes: [LegacyTableChange] = []
    /// Whether the text of a store has a line break behind its last line.
    var endsLine: Bool
    private let bytes: [UInt8]?
    private let file: LegacyTableFile
    /// The entries of the file.
    private let entries: [LegacyTableEntry]
    /// The index of the last entry with each key.
    ///
    /// Only computed for many changes.
    private let indices: [ExactText: Int]?

    /// - Parameters:
    ///   - parsed: The file that was parsed from the bytes, if it was kept.
    ///   - isIndexed: Whether many keys will be looked up.
    init(
        path: String, language: LanguageTag, kind: LegacyTableKind, bytes: [UInt8]?, parsed: LegacyTableFile? = nil,
        isIndexed: Bool = true
    ) throws(ChangeRefusal) {
        self.path = path
        self.language = language
        self.kind = kind
        self.bytes = bytes
        file = if let parsed { parsed } else { try LegacyTableFile(bytes ?? [], kind: kind, path: path) }
        endsLine = bytes?.last == UInt8(ascii: "\n")
        // The file of a store's text has its key as soon as it is there.
        entries = kind == .storeText && bytes == nil ? [] : file.entries
        indices = isIndexed ? Dictionary(entries.enumerated().map { (ExactText($1.key), $0) }) { $1 } : nil
    }

    /// Whether keys of the file can have comments.
    var holdsComments: Bool { file.holdsComments }

    func has(_ key: String) -> Bool { index(of: key) != nil }

    private func value(of key: String) -> LegacyTableEntry.Value? { index(of: key).map { entries[$0].value } }

    private func index(of key: String) -> Int? {
        guard let indices else { return entries.lastIndex { $0.key.isSpelled(as: key) } }
        return indices[ExactText(key)]
    }

    /// Whether the last change of the draft adds a key.
    func hasJustAdded(_ key: String) -> Bool {
        guard case .add(let added, _, _)? = changes.last else { return false }
        return added.utf8.elementsEqual(key.utf8)
    }

    func hasTextForOtherDevices(_ key: String) -> Bool {
        guard case .rule(let rule)? = value(of: key) else { return false }
        return rule.devices.contains { $0.name == Device.other.rawValue }
    }

    /// Returns the value; a `.stringsdict` rule gets the variable names of the rule that it replaces.
    func keepingNames(of key: String, in value: LegacyTableEntry.Value) -> LegacyTableEntry.Value {
        guard case .rule(let rule) = value, case .rule(let old)? = self.value(of: key) else { return value }
        return .rule(rule.keepingNames(of: old))
    }

    func change() throws(ChangeRefusal) -> FileChange? {
        guard !changes.isEmpty else { return nil }
        if kind == .storeText { return try storeTextChange() }
        do throws(LegacyChangeError) {
            let new = try file.changed(by: changes)
            return new == bytes ? nil : FileChange(path: path, old: bytes, new: new)
        } catch {
            throw .legacy(path: path, error)
        }
    }

    /// Returns the change of a file whose only text is a text of a store: without the text, there is no file.
    private func storeTextChange() throws(ChangeRefusal) -> FileChange? {
        var new = bytes
        for change in changes {
            switch change {
            case .set(let key, .text(let text)), .add(let key, .text(let text), _):
                guard case .whole(let whole) = file.form else { throw .notInStoreTexts(key, .names) }
                new =
                    new == nil
                    ? StoreTextFile.bytes(of: text, endsLine: endsLine) : whole.replacing(with: text)
            case .remove: new = nil
            case .set(let key, _), .add(let key, _, _), .rename(let key, _): throw .notInStoreTexts(key, .names)
            case .comment(let key, _): throw .notInStoreTexts(key, .comments)
            }
        }
        return new == bytes ? nil : FileChange(path: path, old: bytes, new: new)
    }
}

extension LegacyTableFile {
    /// Parses the bytes of the file at a path.
    ///
    /// - Throws: A refusal if the bytes are not a table of this kind.
    init(_ bytes: [UInt8], kind: LegacyTableKind, path: String) throws(ChangeRefusal) {
        do throws(LegacyTableError) {
            self = try LegacyTableFile(bytes, kind: kind, at: path)
        } catch {
            throw .broken(BrokenFile(path: path, at: error.position, .unparsable(error.message)))
        }
    }
}
