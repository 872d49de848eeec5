import CatalogCore

extension Versions {
    /// Whether the members of both sides can be merged individually.
    ///
    /// A missing container counts as empty.
    func isDescent(into level: MergeLevel) -> Bool {
        let kinds = [ours, theirs].map { $0?.kind }
        return kinds.allSatisfy { $0 == .object || ($0 == nil && level.isContainer) }
    }

    /// The versions, without a base that is not an object, because only objects have members.
    var ofObjects: Versions {
        Versions(base: base?.kind == .object ? base : nil, ours: ours, theirs: theirs)
    }

    /// The elements of three arrays of equal length; nil for other values.
    var elements: [Versions]? {
        guard let base, let ours, let theirs, [base, ours, theirs].allSatisfy({ $0.kind == .array }) else { return nil }
        let (before, left, right) = (Array(base.elements), Array(ours.elements), Array(theirs.elements))
        guard before.count == left.count, before.count == right.count else { return nil }
        return before.indices.map { Versions(base: before[$0], ours: left[$0], theirs: right[$0]) }
    }

    /// The side that removed the value, if the other side has it.
    var remover: MergeSide? {
        guard base != nil, ours == nil || theirs == nil else { return nil }
        return ours == nil ? .ours : .theirs
    }
}

extension DocumentValue {
    /// Whether the value equals `whole` except for removed members.
    func isReduction(of whole: DocumentValue?) -> Bool {
        guard let whole else { return false }
        guard kind == .object, whole.kind == .object else { return isSame(as: whole) }
        return members.allSatisfy { member in
            member.name.string.flatMap { whole[$0] }.map { member.value.isReduction(of: $0) } ?? false
        }
    }

    /// Whether both values are objects that differ only in the member `name`.
    func differs(from other: DocumentValue, onlyIn name: String) -> Bool {
        guard kind == .object, other.kind == .object else { return false }
        return VersionTables(Versions(base: nil, ours: self, theirs: other)).members.allSatisfy {
            $0.name.elementsEqual(name.utf8) || $0.versions.isAgreed
        }
    }
}
