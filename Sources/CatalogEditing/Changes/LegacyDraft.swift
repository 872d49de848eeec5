import CatalogCore
import CatalogRuntime
import StringTables

/// A legacy file with the changes to apply.
struct LegacyDraft {
    let path: String
    let language: LanguageTag
    let kind: LegacyTableKind
    var changes: [LegacyTableChange] = []
    private let bytes: [UInt8]?
    private let file: LegacyTableFile
    /// The index of the last entry with each key.
    private let places: [[UInt8]: Int]

    init(path: String, language: LanguageTag, kind: LegacyTableKind, bytes: [UInt8]?) throws(ChangeRefusal) {
        self.path = path
        self.language = language
        self.kind = kind
        self.bytes = bytes
        file = try LegacyTableFile(bytes ?? [], kind: kind, path: path)
        places = Dictionary(file.entries.enumerated().map { (Array($1.key.utf8), $0) }) { $1 }
    }

    /// Whether keys of the file can have comments.
    var holdsComments: Bool { file.holdsComments }

    func has(_ key: String) -> Bool { places[Array(key.utf8)] != nil }

    private func value(of key: String) -> LegacyTableEntry.Value? {
        places[Array(key.utf8)].map { file.entries[$0].value }
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
        do throws(LegacyChangeError) {
            let new = try file.changed(by: changes)
            return new == bytes ? nil : FileChange(path: path, old: bytes, new: new)
        } catch {
            throw .legacy(path: path, error)
        }
    }
}

extension LegacyTableFile {
    /// Parses the bytes of the file at a path.
    ///
    /// - Throws: A refusal if the bytes are not a table of this kind.
    init(_ bytes: [UInt8], kind: LegacyTableKind, path: String) throws(ChangeRefusal) {
        do throws(LegacyTableError) {
            self = try LegacyTableFile(bytes, kind: kind)
        } catch {
            throw .broken(BrokenFile(path: path, at: error.position, .unparsable(error.message)))
        }
    }
}

extension LegacyTableKind {
    init?(_ format: TableFormat) {
        switch format {
        case .strings: self = .strings
        case .stringsdict: self = .stringsdict
        case .catalog: return nil
        }
    }
}
