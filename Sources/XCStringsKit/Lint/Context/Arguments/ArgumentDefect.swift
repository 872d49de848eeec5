import CatalogCore
import CatalogRuntime

/// Something wrong with the arguments that a text takes; each kind is a rule's.
struct ArgumentDefect: Sendable {
    /// What is wrong.
    let kind: Kind
    /// The text that has it.
    let part: FormattedPart
    /// What it is about in that text: specifiers as they are written, or as they would be.
    let found: [String]
    /// What the other side has in their place.
    var expected: [String] = []
    /// The other side; nil where the text is wrong by itself.
    var reference: Text?
    /// The language of the text; nil for a key.
    var language: LanguageTag?
    /// Other texts of the same localization that have the same defect.
    var related: [Place] = []
    /// How to mend all of them.
    var fix: [Edit] = []

    /// The kinds of defects, the first of which to be found goes before the others.
    enum Kind: Hashable, Sendable {
        case spaced
        case invalid
        case unescapedPercent
        case mixedPositions
        case positionConflict
        case gap
        case orderSwap
        case droppedPositions
        case missing
        case extra
        case typeMismatch
        case widthMismatch
        case keyMismatch
    }

    /// The text, and the one that it should agree with.
    var texts: String {
        guard let reference else { return Quotation.of(part.text) }
        return "\(Quotation.of(part.text)) for \(Quotation.of(reference))"
    }

    /// Whether another text of the localization has just the same defect.
    func isSame(as other: ArgumentDefect) -> Bool {
        kind == other.kind && found == other.found && expected == other.expected
    }

    /// The defect with the place and the fix of another that is the same.
    func joined(with other: ArgumentDefect) -> ArgumentDefect {
        var joined = self
        joined.related.append(other.part.text.place)
        joined.fix += other.fix
        return joined
    }
}

/// A rule that takes one kind from the defects that were found in an entry.
protocol ArgumentRule: EntryRule {
    /// The kind.
    static var kind: ArgumentDefect.Kind { get }
    /// What to say of a defect of that kind.
    func message(_ defect: ArgumentDefect) -> String
}

extension ArgumentRule {
    static var interest: EntryTraits { .percent }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        for defect in entry.argumentDefects where defect.kind == Self.kind {
            findings.add(
                message(defect), at: defect.part.text.place, language: defect.language, part: defect.part.path,
                related: defect.related, fix: defect.fix)
        }
    }
}
