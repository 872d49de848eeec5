import CatalogCore

/// A side of a merge.
public enum MergeSide: Hashable, Sendable {
    /// The side that is merged into.
    case ours
    /// The side that is merged in.
    case theirs

    /// The opposite side.
    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// A value in each of three versions; nil if it does not exist.
struct Versions {
    var base: DocumentValue?
    var ours: DocumentValue?
    var theirs: DocumentValue?

    subscript(side: MergeSide) -> DocumentValue? { side == .ours ? ours : theirs }

    /// Returns the member of a name in all versions.
    ///
    /// Of duplicate members, the last one counts, as in other JSON parsers.
    subscript(name: String) -> Versions {
        Versions(base: base?[name], ours: ours?[name], theirs: theirs?[name])
    }

    /// Whether both sides have the same value, or both have none.
    var isAgreed: Bool { Self.areSame(ours, theirs) }

    /// Whether a side differs from the base.
    func isChanged(on side: MergeSide) -> Bool { !Self.areSame(base, self[side]) }

    /// Whether theirs has a change that ours does not have.
    var isToMerge: Bool { isChanged(on: .theirs) && !isAgreed }

    /// The only side that differs from the base; nil if both or none do.
    var onlyChanged: MergeSide? {
        switch (isChanged(on: .ours), isChanged(on: .theirs)) {
        case (true, false): .ours
        case (false, true): .theirs
        case (true, true), (false, false): nil
        }
    }

    static func areSame(_ left: DocumentValue?, _ right: DocumentValue?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): left.isSame(as: right)
        default: false
        }
    }
}
