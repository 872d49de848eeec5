import CatalogCore

/// The two versions that are merged.
public enum MergeSide: Hashable, Sendable {
    /// The one that is merged into.
    case ours
    /// The one that is merged.
    case theirs

    /// The other one.
    var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// One value as it is in each of three versions; nil where it is not there.
struct Versions {
    var base: DocumentValue?
    var ours: DocumentValue?
    var theirs: DocumentValue?

    subscript(side: MergeSide) -> DocumentValue? { side == .ours ? ours : theirs }

    /// The same value in all versions, one member further down; of a doubled member the last one, which readers take.
    subscript(name: String) -> Versions {
        Versions(base: base?[name], ours: ours?[name], theirs: theirs?[name])
    }

    /// Whether both sides say the same, or both don't have it.
    var isAgreed: Bool { Self.areSame(ours, theirs) }

    /// Whether a side says something else than the base.
    func isChanged(on side: MergeSide) -> Bool { !Self.areSame(base, self[side]) }

    /// The only side that says something else than the base; nil where both do or none does.
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
