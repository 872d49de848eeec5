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
    private let keys: Set<[UInt8]>

    init(path: String, language: LanguageTag, kind: LegacyTableKind, bytes: [UInt8]?) throws(ChangeRefusal) {
        self.path = path
        self.language = language
        self.kind = kind
        self.bytes = bytes
        do throws(LegacyTableError) {
            file = try LegacyTableFile(bytes ?? [], kind: kind)
        } catch {
            throw .broken(BrokenFile(path: path, at: error.position, .unparsable(error.message)))
        }
        keys = Set(file.entries.map { Array($0.key.utf8) })
    }

    /// Whether the file format has comments.
    ///
    /// A property list does not.
    var holdsComments: Bool {
        if case .text = file.form { kind == .strings } else { false }
    }

    func has(_ key: String) -> Bool { keys.contains(Array(key.utf8)) }

    /// Whether the last change of the draft adds a key.
    func hasJustAdded(_ key: String) -> Bool {
        guard case .add(let added, _, _)? = changes.last else { return false }
        return added.utf8.elementsEqual(key.utf8)
    }

    func hasTextForOtherDevices(_ key: String) -> Bool {
        let value = file.entries.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
        guard case .rule(let rule)? = value else { return false }
        return rule.devices.contains { $0.name == Device.other.rawValue }
    }

    /// Returns the value; a `.stringsdict` rule gets the variable names of the rule that it replaces.
    func keepingNames(of key: String, in value: LegacyTableEntry.Value) -> LegacyTableEntry.Value {
        guard case .rule(let rule) = value,
            case .rule(let old)? = file.entries.last(where: { $0.key.utf8.elementsEqual(key.utf8) })?.value
        else { return value }
        return .rule(rule.keepingNames(of: old))
    }

    func change() throws(ChangeRefusal) -> TablePlan.FileChange? {
        guard !changes.isEmpty else { return nil }
        do throws(LegacyChangeError) {
            let new = try file.changed(by: changes)
            return new == bytes ? nil : TablePlan.FileChange(path: path, old: bytes, new: new)
        } catch {
            throw .legacy(path: path, error)
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
