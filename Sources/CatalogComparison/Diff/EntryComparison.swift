import CatalogCore
import CatalogRuntime

/// A comparison of the same key in two versions of a table.
struct EntryComparison {
    private let old: ComparedEntry
    private let new: ComparedEntry
    private let source: LanguageTag?
    private let comparesStates: Bool

    init(_ old: ComparedEntry, _ new: ComparedEntry, source: LanguageTag?, comparesStates: Bool) {
        self.old = old
        self.new = new
        self.source = source?.canonical
        self.comparesStates = comparesStates
    }

    /// The changes: the comment, the flags, then the texts in the order of the newer version.
    var changes: [TableChange] {
        var changes = flagChanges
        if old.comment ?? "" != new.comment ?? "" {
            var change = TableChange(.comment, key: new.key)
            (change.old, change.new) = (old.comment, new.comment)
            changes.insert(change, at: 0)
        }
        let locations = new.locations + old.locations.filter { new.values[$0] == nil }
        changes += locations.flatMap { textChanges(at: $0) }
        if let first = changes.firstIndex(where: { $0.kind == .source && $0.old != nil }) {
            changes[first].suspects = suspects
        }
        return changes
    }

    private var flagChanges: [TableChange] {
        Set(old.flags.keys).union(new.flags.keys).sorted().filter { old.flags[$0] != new.flags[$0] }.map { name in
            var change = TableChange(.flag, key: new.key)
            change.field = name
            (change.old, change.new) = (old.flags[name], new.flags[name])
            return change
        }
    }

    private func textChanges(at location: ComparedEntry.TextLocation) -> [TableChange] {
        let (left, right) = (old.values[location], new.values[location])
        var changes: [TableChange] = []
        if !Self.areSame(left?.text, right?.text) {
            changes.append(
                change(location.language == source ? .source : .translation, at: location, left?.text, right?.text))
        }
        if comparesStates, let left, let right, left.state != right.state {
            changes.append(change(.state, at: location, left.state?.spelling, right.state?.spelling))
        }
        return changes
    }

    private func change(
        _ kind: TableChange.Kind, at location: ComparedEntry.TextLocation, _ old: String?, _ new: String?
    ) -> TableChange {
        var change = TableChange(kind, key: self.new.key)
        (change.language, change.part) = (location.language, location.part)
        (change.old, change.new) = (old, new)
        return change
    }

    /// The languages whose finished texts did not change although the source text did.
    private var suspects: [LanguageTag] {
        let locations = Dictionary(grouping: new.locations, by: \.language)
        var seen: Set<LanguageTag> = []
        return new.locations.map(\.language).filter { $0 != source && seen.insert($0).inserted }.filter { language in
            (locations[language] ?? []).allSatisfy { location in
                let value = new.values[location]
                return value?.text == old.values[location]?.text && [nil, .translated].contains(value?.state)
            }
        }
    }

    private static func areSame(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.utf8.elementsEqual(right.utf8)
    }
}
