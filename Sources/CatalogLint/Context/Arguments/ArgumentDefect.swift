import CatalogCore
import CatalogRuntime

/// A defect in the arguments that a text takes.
///
/// One rule reports each kind.
package struct ArgumentDefect: Sendable {
    /// The kind of the defect.
    package let kind: Kind
    /// The text with the defect.
    package let part: FormattedPart
    /// The specifiers of the text that the defect concerns, as written or as they should be.
    package let actual: [String]
    /// The corresponding specifiers of the counterpart.
    package var expected: [String] = []
    /// The counterpart's text; nil if the defect does not depend on another text.
    package var reference: Text?
    /// The language of the text; nil for a key.
    package var language: LanguageTag?
    /// The locations of other texts in the same localization with the same defect.
    package var related: [TableLocation] = []
    /// The corrected texts; empty if only a person can correct them.
    package var fixedTexts: [(text: Text, string: String)] = []
    /// Whether the corrections change no text beyond the defect.
    package var isFixSafe = true
    /// Whether the text reads more bytes of a number than its counterpart.
    package var readsMore = false
    /// Whether the text takes each argument once in spite of the defect, as `%@ %2$@` does.
    package var takesEachOnce = false
    /// The edits that apply the corrections.
    package var fix: [Edit] = []

    /// The kinds of argument defects.
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

    /// The quoted text, followed by the quoted counterpart if there is one.
    package var texts: FindingMessage {
        guard let reference else { return FindingMessage(verbatim: Quotation.of(part.text)) }
        return "\(Quotation.of(part.text)) for \(Quotation.of(reference))"
    }

    /// The parts of a defect that are equal for the same defect in another text of the localization.
    package struct Identity: Hashable {
        private let kind: Kind
        private let actual: [String]
        private let expected: [String]
        private let readsMore: Bool

        fileprivate init(_ defect: ArgumentDefect) {
            kind = defect.kind
            actual = defect.actual
            expected = defect.expected
            readsMore = defect.readsMore
        }
    }

    /// The parts that are equal for the same defect in another text of the localization.
    package var identity: Identity { Identity(self) }

    /// Returns this defect, extended by the location and the fix of another text that has the same defect.
    package func joined(with other: ArgumentDefect) -> ArgumentDefect {
        var joined = self
        joined.related.append(other.part.text.location)
        joined.fix += other.fix
        joined.isFixSafe = isFixSafe && other.isFixSafe
        return joined
    }
}

/// A rule that reports one kind of argument defect.
package protocol ArgumentRule: EntryRule {
    /// The kind of defect that the rule reports.
    static var kind: ArgumentDefect.Kind { get }
    /// The message about a defect of this kind.
    func message(_ defect: ArgumentDefect) -> FindingMessage
    /// The highest severity of a defect.
    func limit(_ defect: ArgumentDefect) -> Severity
}

extension ArgumentRule {
    package static var interest: EntryTraits { .percent }

    package func limit(_ defect: ArgumentDefect) -> Severity { .error }

    package func check(_ entry: EntryContext, into findings: inout FindingSink) {
        for defect in entry.argumentDefects where defect.kind == Self.kind {
            findings.add(
                message(defect), at: defect.part.text.location, language: defect.language, part: defect.part.path,
                atMost: limit(defect), related: defect.related, fix: defect.fix, isSafe: defect.isFixSafe)
        }
    }
}
