/// Detection of the texts in the user info of an `NSError`, such as `[NSLocalizedDescriptionKey: "…"]`.
enum ErrorTexts {
    /// Returns the key before a value of a dictionary literal, if the key is for a visible text of an `NSError`.
    static func key(before spot: SourceSpot, _ steps: [ContainerStep], in file: SourceFile) -> String? {
        guard steps.contains(.value) else { return nil }
        let start = max(0, spot.range.lowerBound - reach)
        let code = String(decoding: file.bytes[start..<spot.range.lowerBound], as: UTF8.self)
        let before = code.reversed().drop { $0.isWhitespace }
        guard before.first == ":" else { return nil }
        let name = String(before.dropFirst().prefix { $0.isLetter }.reversed())
        return names.contains(name) ? name : nil
    }

    /// The maximum distance to the start of the key, in bytes.
    private static let reach = 120

    private static let names: Set<String> = [
        "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureErrorKey",
        "NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoveryOptionsErrorKey",
    ]
}
