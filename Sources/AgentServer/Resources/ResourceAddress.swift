import CatalogCore

/// The URI of a resource.
enum ResourceAddress: Hashable, Sendable {
    /// The coverage of all catalogs by language.
    case coverage
    /// The coverage of a catalog and a page of its keys.
    case catalog(path: String, cursor: String?)

    static let template = "fitloc://catalog/{+path}{?cursor}"
    private static let scheme = "fitloc://"
    private static let catalogs = "catalog/"
    private static let cursorName = "?cursor="

    /// Parses a URI; nil if it is not a resource of this server.
    init?(_ text: String) {
        guard text.hasPrefix(Self.scheme) else { return nil }
        let location = text.dropFirst(Self.scheme.count)
        if location == "coverage" || location == "coverage/" {
            self = .coverage
            return
        }
        guard location.hasPrefix(Self.catalogs) else { return nil }
        var path = location.dropFirst(Self.catalogs.count)
        var cursor: String?
        if let found = path.firstRange(of: Self.cursorName) {
            cursor = String(path[found.upperBound...])
            path = path[..<found.lowerBound]
        }
        guard let decoded = Self.decoded(path), !decoded.isEmpty else { return nil }
        self = .catalog(path: decoded, cursor: cursor)
    }

    /// The URI as text.
    var text: String {
        switch self {
        case .coverage: Self.scheme + "coverage"
        case .catalog(let path, let cursor):
            Self.scheme + Self.catalogs + Self.encoded(path) + (cursor.map { Self.cursorName + $0 } ?? "")
        }
    }

    // MARK: - Paths in addresses

    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func encoded(_ path: String) -> String {
        let bytes = path.utf8.flatMap { byte in
            plain.contains(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let number = UInt8(String(Substring(rest.prefix(2))), radix: 16), rest.count >= 2 else { return nil }
            bytes.append(number)
            rest = rest.dropFirst(2)
        }
        return String(validUTF8: bytes)
    }
}
