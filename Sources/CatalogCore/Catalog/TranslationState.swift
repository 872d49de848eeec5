/// The translation state of a string unit (`docs/formats.md` §2).
public enum TranslationState: Hashable, Sendable {
    /// The text is not translated yet.
    case new
    /// The translation is complete.
    case translated
    /// A person must review the translation.
    case needsReview
    /// The source text has changed since the translation; rare, because Xcode mostly marks the entry instead.
    case stale
    /// A machine translated the text and no person has reviewed it; Xcode 27 writes this state.
    case machineTranslated
    /// A state that this version of the library does not know.
    case unknown(String)

    /// Creates a state from its spelling in catalogs.
    public init(_ spelling: String) {
        self = Self.known.first { $0.spelling == spelling } ?? .unknown(spelling)
    }

    /// The states that Xcode writes.
    public static let known: [TranslationState] = [.new, .translated, .needsReview, .stale, .machineTranslated]

    /// The spelling of the state in catalogs.
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

/// The origin of a key in its catalog (`docs/formats.md` §2); a key that the compiler extracted has no such state.
public enum ExtractionState: Hashable, Sendable {
    /// A person added the key.
    case manual
    /// The key was migrated from a legacy table.
    case migrated
    /// The key is no longer found in the code.
    case stale
    /// The key was extracted with a default value.
    case extractedWithValue
    /// A state that this version of the library does not know.
    case unknown(String)

    /// Creates a state from its spelling in catalogs.
    public init(_ spelling: String) {
        self = Self.known.first { $0.spelling == spelling } ?? .unknown(spelling)
    }

    /// The states that Xcode writes.
    public static let known: [ExtractionState] = [.manual, .migrated, .stale, .extractedWithValue]

    /// The spelling of the state in catalogs.
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
