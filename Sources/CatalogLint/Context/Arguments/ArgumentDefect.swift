import CatalogCore
import CatalogRuntime

/// Something wrong with the arguments that a text takes; each kind is a rule's.
package struct ArgumentDefect: Sendable {
    /// What is wrong.
    package let kind: Kind
    /// The text that has it.
    package let part: FormattedPart
    /// What it is about in that text: specifiers as they are written, or as they would be.
    package let found: [String]
    /// What the other side has in their place.
    package var expected: [String] = []
    /// The other side; nil where the text is wrong by itself.
    package var reference: Text?
    /// The language of the text; nil for a key.
    package var language: LanguageTag?
    /// Other texts of the same localization that have the same defect.
    package var related: [Place] = []
    /// What the texts that have it should say; empty where only a person knows.
    package var mended: [(text: Text, string: String)] = []
    /// Whether people read nothing else then, but for the defect.
    package var isFixSafe = true
    /// The edits that make it so.
    package var fix: [Edit] = []

    /// The kinds of defects, the first of which to be found goes before the others.
    package enum Kind: Hashable, Sendable {
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
    package var texts: String {
        guard let reference else { return Quotation.of(part.text) }
        return "\(Quotation.of(part.text)) for \(Quotation.of(reference))"
    }

    /// Whether another text of the localization has just the same defect.
    package func isSame(as other: ArgumentDefect) -> Bool {
        kind == other.kind && found == other.found && expected == other.expected
    }

    /// The defect with the place and the fix of another that is the same.
    package func joined(with other: ArgumentDefect) -> ArgumentDefect {
        var joined = self
        joined.related.append(other.part.text.place)
        joined.fix += other.fix
        joined.isFixSafe = isFixSafe && other.isFixSafe
        return joined
    }
}

/// A rule that takes one kind from the defects that were found in an entry.
package protocol ArgumentRule: EntryRule {
    /// The kind.
    static var kind: ArgumentDefect.Kind { get }
    /// What to say of a defect of that kind.
    func message(_ defect: ArgumentDefect) -> String
}

extension ArgumentRule {
    package static var interest: EntryTraits { .percent }

    package func check(_ entry: EntryContext, into findings: inout FindingSink) {
        for defect in entry.argumentDefects where defect.kind == Self.kind {
            findings.add(
                message(defect), at: defect.part.text.place, language: defect.language, part: defect.part.path,
                related: defect.related, fix: defect.fix, isSafe: defect.isFixSafe)
        }
    }
}
