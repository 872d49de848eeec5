/// Detection of the texts in the user info of an `NSError`, such as `[NSLocalizedDescriptionKey: "…"]`.
enum ErrorTexts {
    /// The keys of the user info whose values people see.
    static let keys: Set<String> = [
        "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureErrorKey",
        "NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoveryOptionsErrorKey",
    ]
}
