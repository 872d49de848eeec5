import CatalogCore
import CatalogRuntime

/// A defect that a rule reports at one location in a file.
///
/// It is an immutable class and no structure, because reports sort, filter and count tens of thousands of findings.
public final class Finding: Sendable {
    /// The rule that reports the finding.
    public let rule: RuleID
    /// The severity of the finding, after configuration and command line.
    public let severity: Severity
    /// The cost of the finding for the users or maintainers of the app.
    public let impact: RuleImpact
    /// The message: what is wrong and what to do, without the place, key or language.
    public let text: FindingMessage
    /// The path of the file, as it was given or found.
    public let path: String
    /// The position in the file.
    public let position: TextPosition
    /// The key with the defect; nil for a finding about a whole file.
    public let key: String?
    /// The language with the defect; nil for a finding about the key itself.
    public let language: LanguageTag?
    /// The part of the localization with the defect.
    public let part: PartPath
    /// Other locations that belong to the finding, such as the first of two equal keys.
    public let related: [RelatedLocation]
    /// The edits that fix the finding and change no text beyond the defect.
    ///
    /// Empty if there is no such fix.
    public let fix: [Edit]
    /// The edits that fix the finding but may change what users read.
    ///
    /// Empty if there is a safe fix or no fix at all.
    public let unsafeFix: [Edit]
    /// The number of keys that the finding covers.
    ///
    /// It is 1 unless the finding reports that a language lacks a whole table.
    public let keyCount: Int

    package init(
        rule: RuleID, severity: Severity, impact: RuleImpact = .visible, message: FindingMessage, path: String,
        position: TextPosition, key: String?, language: LanguageTag?, part: PartPath, related: [RelatedLocation],
        fix: [Edit], unsafeFix: [Edit] = [], keyCount: Int = 1
    ) {
        self.rule = rule
        self.severity = severity
        self.impact = impact
        text = message
        self.path = path
        self.position = position
        self.key = key
        self.language = language
        self.part = part
        self.related = related
        self.fix = fix
        self.unsafeFix = unsafeFix
        self.keyCount = keyCount
    }

    /// The message in English.
    public var message: String { text.description }

    /// The key and the language, followed by the message, in English.
    public var sentence: String { sentenceMessage.description }

    /// The key and the language, followed by the message, for translation.
    package var sentenceMessage: FindingMessage { FindingMessage(subject: subject, statement: text) }

    /// The key and the language that the message is about; nil for a finding about a whole file.
    package var subject: String? { subject(languages: language.map { [$0] } ?? []) }

    /// Returns the key and several languages that the message is about.
    package func subject(languages: [LanguageTag]) -> String? {
        // A table in no language folder has the language `und`, which tells nothing.
        let names = languages.filter { $0.spelling != "und" }.map { VisibleText.escaped($0.spelling) }.joined(
            separator: ", ")
        guard let key else { return names.isEmpty ? nil : names }
        let part = part.isWhole ? "" : " \(VisibleText.escaped(part.description))"
        let about = names.isEmpty && part.isEmpty ? "" : " (\(names)\(part))"
        return Quotation.of(key) + about
    }
}

/// Another location that belongs to a finding.
public struct RelatedLocation: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The position in the file.
    public let position: TextPosition
}
