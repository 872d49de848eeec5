/// How far the translation of a string unit is (`docs/formats.md` §2).
public enum TranslationState: Hashable, Sendable {
    /// Not translated yet.
    case new
    /// Done.
    case translated
    /// Somebody must look at it.
    case needsReview
    /// The source has changed since (rare in files; Xcode mostly says so on the entry).
    case stale
    /// Translated by a machine, not looked at; written by Xcode 27.
    case machineTranslated
    /// A state that this version does not know.
    case unknown(String)

    /// Reads a state as catalogs spell it.
    public init(_ spelling: String) {
        self = Self.known.first { $0.spelling == spelling } ?? .unknown(spelling)
    }

    /// The states that Xcode writes.
    public static let known: [TranslationState] = [.new, .translated, .needsReview, .stale, .machineTranslated]

    /// The state as catalogs spell it.
    public var spelling: String {
        switch self {
        case .new: "new"
        case .translated: "translated"
        case .needsReview: "needs_review"
        case .stale: "stale"
        case .machineTranslated: "machine_translated"
        case .unknown(let spelling): spelling
        }
    }
}

/// How a key came into its catalog (`docs/formats.md` §2); a key that the compiler extracted has none.
public enum ExtractionState: Hashable, Sendable {
    /// Written by a person.
    case manual
    /// Taken over from a legacy table.
    case migrated
    /// No longer found in the code.
    case stale
    /// Extracted together with a default value.
    case extractedWithValue
    /// A state that this version does not know.
    case unknown(String)

    /// Reads a state as catalogs spell it.
    public init(_ spelling: String) {
        self = Self.known.first { $0.spelling == spelling } ?? .unknown(spelling)
    }

    /// The states that Xcode writes.
    public static let known: [ExtractionState] = [.manual, .migrated, .stale, .extractedWithValue]

    /// The state as catalogs spell it.
    public var spelling: String {
        switch self {
        case .manual: "manual"
        case .migrated: "migrated"
        case .stale: "stale"
        case .extractedWithValue: "extracted_with_value"
        case .unknown(let spelling): spelling
        }
    }
}
