import CatalogCore
import StringTables

/// Applies key changes to the single file of a catalog.
struct CatalogPlanner {
    private let table: EditableTable

    init(_ table: EditableTable) {
        self.table = table
    }

    func files(for steps: [KeyPlanner.Step]) throws(ChangeRefusal) -> [FileChange] {
        guard let catalog = table.table as? Catalog, let document = catalog.document, let file = table.files.first
        else { return [] }
        let new = document.isEmpty ? first(steps) : try changed(document, of: catalog, by: steps)
        return new == file.bytes ? [] : [FileChange(path: file.path, old: file.bytes, new: new)]
    }

    private func changed(
        _ document: Document, of catalog: Catalog, by steps: [KeyPlanner.Step]
    ) throws(ChangeRefusal) -> [UInt8] {
        let key = steps.count == 1 ? steps[0].outcome.key : nil
        let kept = Self.textsKept(by: steps)
        var document = document
        if !kept.isEmpty {
            document = try table.document(try table.bytes(of: document, making: Self.change(of: kept), ofKey: key))
        }
        var strings = ObjectChange()
        for step in steps { Self.add(step, of: catalog, to: &strings) }
        return try table.bytes(of: document, making: Self.change(of: strings), ofKey: key)
    }

    private static func change(of strings: ObjectChange) -> ObjectChange {
        var change = ObjectChange()
        change.change("strings") { $0 = strings }
        return change
    }

    /// Returns the changes that write the texts which renamed keys must keep.
    ///
    /// The changes use the old keys, so they are applied before the renaming.
    private static func textsKept(by steps: [KeyPlanner.Step]) -> ObjectChange {
        var strings = ObjectChange()
        for step in steps {
            guard case .rename(_, _, let kept?) = step.action else { continue }
            strings.change(kept.key) { $0 = kept.change }
        }
        return strings
    }

    private static func add(_ step: KeyPlanner.Step, of catalog: Catalog, to strings: inout ObjectChange) {
        switch step.action {
        case .add(let entry): strings.set(entry.key, to: added(entry))
        case .change(_, let entry): strings.change(entry.key) { $0 = entry.change }
        case .remove(let index): strings.remove(catalog.key(at: index).string)
        case .rename(let index, let name, _): strings.rename(catalog.key(at: index).string, to: name)
        }
    }

    private static func added(_ entry: ChangedEntry) -> DocumentFragment {
        entry.change.applied(to: [:])
    }

    /// Returns the bytes of a previously empty catalog file, in Xcode's format (`docs/formats.md` §2).
    private func first(_ steps: [KeyPlanner.Step]) -> [UInt8] {
        let entries = steps.compactMap { step -> DocumentFragment.Member? in
            guard case .add(let entry) = step.action else { return nil }
            return .init(entry.key, Self.added(entry))
        }
        let root: DocumentFragment = [
            "sourceLanguage": .string(table.sourceLanguage?.spelling ?? "en"),
            "strings": .ordered(entries), "version": "1.0",
        ]
        return XcodeForm.bytes(of: root)
    }
}
