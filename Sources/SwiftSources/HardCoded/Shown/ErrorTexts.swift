import XCStringsKit

/// Finds the texts by which an `NSError` says what has gone wrong: `[NSLocalizedDescriptionKey: "…"]`.
enum ErrorTexts {
    /// The key that a value of a dictionary stands behind, where the system shows what is under it.
    static func key(before spot: SourceSpot, _ steps: [ContainerStep], in file: SourceFile) -> String? {
        guard steps.contains(.value) else { return nil }
        let start = max(0, spot.range.lowerBound - reach)
        let code = String(decoding: file.bytes[start..<spot.range.lowerBound], as: UTF8.self)
        let before = code.reversed().drop { $0.isWhitespace }
        guard before.first == ":" else { return nil }
        let name = String(before.dropFirst().prefix { $0.isLetter }.reversed())
        return names.contains(name) ? name : nil
    }

    /// How far back is looked.
    private static let reach = 120

    private static let names: Set<String> = [
        "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureErrorKey",
        "NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoveryOptionsErrorKey",
    ]
}
