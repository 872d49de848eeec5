import XCStringsKit

/// A place in a file that is not Swift where a key stands between quotes or tags.
public struct Mention: Hashable, Sendable {
    /// The file.
    public let path: String
    /// Where in the file.
    public let position: TextPosition
    /// Whether it is looked up there, as by Objective-C's `NSLocalizedString(@"key", …)`.
    public let isLookup: Bool
}

/// The keys that files of other kinds hold: Objective-C and C, Interface Builder's, property lists, JSON.
///
/// They are not parsed: a key that stands in one between quotes or tags may be looked up by who knows whom.
public struct Mentions: Sendable {
    private var places: [String: [Mention]] = [:]

    /// The endings of the files that are looked through.
    public static let endings = [
        "m", "mm", "h", "hpp", "c", "cpp", "xib", "storyboard", "plist", "intentdefinition", "json",
    ]

    /// Nothing is mentioned.
    public init() {}

    /// Looks through files.
    ///
    /// - Parameters:
    ///   - files: paths and bytes.
    ///   - keys: what is looked for.
    public init(of keys: Set<String>, in files: [(path: String, bytes: [UInt8])]) {
        for (path, bytes) in files {
            var lines: LineIndex?
            MentionReader(bytes).forEachText { text, range in
                guard keys.contains(text) else { return }
                let index = lines ?? LineIndex(bytes)
                lines = index
                let mention = Mention(
                    path: path, position: index.position(at: range.lowerBound),
                    isLookup: MentionReader.isLookup(before: range.lowerBound, in: bytes))
                places[text, default: []].append(mention)
            }
        }
    }

    /// The places of a key.
    func of(_ key: String) -> [Mention] { places[key] ?? [] }
}

/// Goes through what stands between quotes and between tags.
private struct MentionReader {
    private let bytes: [UInt8]
    /// No key is longer.
    private static let limit = 4096
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func forEachText(_ body: (String, ByteRange) -> Void) {
        var offset = 0
        while offset < bytes.count {
            let opening = bytes[offset]
            guard opening == Self.quote || opening == UInt8(ascii: ">") else {
                offset += 1
                continue
            }
            let end = end(from: offset + 1, closing: opening == Self.quote ? Self.quote : UInt8(ascii: "<"))
            if let end, end > offset + 1 { body(text(offset + 1..<end), offset..<end + 1) }
            // The quote that closes one text may open the next: in code, where quotes are not balanced by comments.
            offset = opening == Self.quote ? (end ?? offset) + 1 : offset + 1
        }
    }

    private func end(from start: Int, closing: UInt8) -> Int? {
        var offset = start
        while offset < min(bytes.count, start + Self.limit) {
            if bytes[offset] == closing { return offset }
            if closing == Self.quote, bytes[offset] == UInt8(ascii: "\n") { return nil }
            offset += closing == Self.quote && bytes[offset] == Self.backslash ? 2 : 1
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        if text.utf8.contains(Self.backslash) {
            return text.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
        }
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }

    /// Whether a text that begins at an offset is the first argument of a look-up.
    static func isLookup(before offset: Int, in bytes: [UInt8]) -> Bool {
        var rest = bytes[..<offset]
        if rest.last == UInt8(ascii: "@") { rest = rest.dropLast() }
        while let last = rest.last, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(last) {
            rest = rest.dropLast()
        }
        if rest.hasSuffix("localizedStringForKey:") { return true }
        guard rest.last == UInt8(ascii: "(") else { return false }
        let name = rest.dropLast().suffix(while: { $0 == UInt8(ascii: "_") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        )
        return String(decoding: name, as: UTF8.self).contains("LocalizedString")
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

    fileprivate func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var start = endIndex
        while start > startIndex, isPart(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
