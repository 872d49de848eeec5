import CatalogCore
import CatalogRuntime

/// Something that a rule found in somebody's file.
public struct Finding: Sendable {
    /// The rule that found it.
    public let rule: RuleID
    /// How bad it is.
    public let severity: Severity
    /// What it costs whoever uses or keeps the app.
    public let impact: RuleImpact
    /// What is wrong, for people; in reports it stands behind the place.
    public let message: String
    /// The path of the file, as it was given or found.
    public let path: String
    /// Where in the file.
    public let position: TextPosition
    /// The key that it is about; nil where it is about a file.
    public let key: String?
    /// The language that it is about; nil where it is about the key.
    public let language: LanguageTag?
    /// The part of the localization that it is about.
    public let part: PartPath
    /// Other places that belong to it, such as the first of two equal keys.
    public let related: [RelatedPlace]
    /// How to fix it such that nobody reads anything else but for the defect; empty where the tool can't.
    public let fix: [Edit]
    /// How to fix it at the risk that people read something else; empty where there is a safe fix, or none.
    public let unsafeFix: [Edit]
    /// How many keys it speaks of: one, unless it says that a language lacks a whole table.
    public let keyCount: Int

    package init(
        rule: RuleID, severity: Severity, impact: RuleImpact = .visible, message: String, path: String,
        position: TextPosition, key: String?, language: LanguageTag?, part: PartPath, related: [RelatedPlace],
        fix: [Edit], unsafeFix: [Edit] = [], keyCount: Int = 1
    ) {
        self.rule = rule
        self.severity = severity
        self.impact = impact
        self.message = message
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

    /// What is wrong, with the key and the language before it.
    public var sentence: String { sentence(languages: language.map { [$0] } ?? []) }

    /// The same for several languages at once.
    package func sentence(languages: [LanguageTag]) -> String {
        let names = languages.map(\.spelling).joined(separator: ", ")
        guard let key else { return names.isEmpty ? message : "\(names): \(message)" }
        let part = part.isWhole ? "" : " \(VisibleText.escaped(part.description))"
        let about = names.isEmpty && part.isEmpty ? "" : " (\(names)\(part))"
        return "\(Quotation.of(key))\(about): \(message)"
    }
}

/// Another place that belongs to a finding.
public struct RelatedPlace: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// Where in the file.
    public let position: TextPosition
}
