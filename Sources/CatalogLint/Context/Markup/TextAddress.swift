import CatalogCore

/// A web or mail address in a text.
package struct TextAddress: Hashable {
    /// The address as written.
    package let written: String
    /// The range of the address in the text's UTF-8.
    package let range: ByteRange
    /// The letter directly after the address, if there is one.
    ///
    /// It becomes part of the link.
    package let letterBehind: Character?

    /// Bytes of which every address has at least one.
    package static let marks: ByteSet = "@:w"

    /// Returns whether a text may contain an address.
    ///
    /// Most texts do not, so this check is fast.
    package static func mayBeIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "@"):
                if index > bytes.startIndex, bytes[index - 1] != UInt8(ascii: "%"), isInside(bytes[index - 1]) {
                    return true
                }
            case UInt8(ascii: ":"): if bytes[index...].starts(with: scheme) { return true }
            case UInt8(ascii: "w"): if bytes[index...].starts(with: web) { return true }
            default: break
            }
            index += 1
        }
        return false
    }

    /// Returns the addresses of a text, in order.
    package static func all(in bytes: ArraySlice<UInt8>) -> [TextAddress] {
        var found: [TextAddress] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            // The sentence before may end without a space: `なさい.www.fittoday.app`.
            guard isInside(bytes[index]), !beforeWord.contains(bytes[index]) else {
                index += 1
                continue
            }
            let word = AddressWord(from: index, in: bytes)
            if let end = word.addressEnd(from: index, in: bytes) {
                let start = start(of: bytes[index..<end])
                let behind = end == word.end ? String(decoding: bytes[end...].prefix(4), as: UTF8.self).first : nil
                found.append(
                    TextAddress(
                        written: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end,
                        letterBehind: behind.flatMap { $0.isLetter ? $0 : nil }))
            }
            index = word.end
        }
        return found
    }

    /// Returns whether a byte may be part of an address.
    static func isInside(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && !outside.contains(byte) }

    /// Returns the start of the address in a word, without a prefix before the scheme, as in `siehe:https://…`.
    private static func start(of word: ArraySlice<UInt8>) -> Int {
        guard let colon = word.indices.first(where: { word[$0...].starts(with: scheme) }) else {
            return word.startIndex
        }
        return colon - word[..<colon].reversed().prefix(while: \.isASCIILetter).count
    }

    fileprivate static let scheme = Array("://".utf8)
    fileprivate static let web = Array("www.".utf8)
    fileprivate static let punctuation: ByteSet = ".,;:!?_~"
    private static let beforeWord: ByteSet = ".,;:!?"
    private static let outside: ByteSet = "()[]<>\"'{}|*`"
}

/// A word that may be an address, measured once for all starts within it.
struct AddressWord {
    /// The index after the word.
    let end: Int
    /// The index after the address, which has no punctuation at its end.
    private let addressEnd: Int
    /// The index of the last `://`.
    private let scheme: Int?
    /// The index of the last `@` before the last character.
    private let at: Int?
    /// The index of the last `%`.
    private let percent: Int?

    /// Measures the word that begins at an index.
    init(from start: Int, in bytes: ArraySlice<UInt8>) {
        var word = bytes[start...].prefix { TextAddress.isInside($0) }
        end = word.endIndex
        while let last = word.last, TextAddress.punctuation.contains(last) { word.removeLast() }
        addressEnd = word.endIndex
        scheme = word.indices.last { word[$0] == UInt8(ascii: ":") && word[$0...].starts(with: TextAddress.scheme) }
        at = word.dropLast().lastIndex(of: UInt8(ascii: "@"))
        percent = word.lastIndex(of: UInt8(ascii: "%"))
    }

    /// Returns the end of the address that begins at an index of the word; nil if there is none.
    ///
    /// An address contains `://`, begins with `www.`, or has an inner `@`.
    func addressEnd(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        guard start < addressEnd else { return nil }
        let isMail = at.map { $0 > start } ?? false && percent.map { $0 < start } ?? true
        let isWeb =
            scheme.map { $0 >= start } ?? false || bytes[start..<addressEnd].starts(with: TextAddress.web)
        return isWeb || isMail ? addressEnd : nil
    }
}

extension TextAddress {
    /// The address without insignificant parts: scheme, `www.`, trailing slashes and letter case.
    package var canonical: String {
        var rest = written.lowercased()[...]
        if let end = rest.range(ofScheme: "://") { rest = rest[end...] }
        if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
        while rest.last == "/" { rest.removeLast() }
        return String(rest)
    }

    /// The host name of the address.
    package var host: Substring {
        let rest = canonical.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let bare = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
        return bare.prefix { $0 != ":" }
    }

    /// The part of a mail address before its host.
    package var mailName: Substring { canonical.prefix { $0 != "@" } }

    /// Whether the address is a mail address.
    package var isMail: Bool { !written.contains("://") && written.contains("@") }

    /// The last two parts of the host, which are usually the same for all languages of a site.
    package var site: String { host.split(separator: ".").suffix(2).joined(separator: ".") }

    /// Whether the address is usable: not an example, and without format specifiers.
    package var isReal: Bool {
        let labels = host.split(separator: ".")
        return labels.count > 1 && !host.contains("%") && !labels.contains { Self.examples.contains(String($0)) }
    }

    /// Parts of made-up host names, which a translator may replace.
    private static let examples: Set<String> = [
        "example", "server", "domain", "host", "yourserver", "yourdomain", "mydomain", "myserver", "mysite", "company",
        "provider", "localhost", "yourhost", "yoursite", "email",
    ]
}

extension Substring {
    /// Returns the index after the first occurrence of the scheme mark.
    fileprivate func range(ofScheme mark: String) -> Index? {
        indices.first { self[$0...].hasPrefix(mark) }.map { index($0, offsetBy: mark.count) }
    }
}
