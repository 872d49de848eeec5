/// What a column counts.
package enum PositionEncoding: String, Hashable, Sendable, Codable, CaseIterable {
    /// Bytes of UTF-8.
    case utf8 = "utf-8"
    /// Code units of UTF-16, which every client knows.
    case utf16 = "utf-16"
    /// Unicode's scalars.
    case utf32 = "utf-32"

    /// The first that a client names and this knows; UTF-16 where it names none.
    package static func best(of offered: [String]?) -> PositionEncoding {
        offered?.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    }

    /// How many columns a character takes whose first byte of UTF-8 this is.
    func width(ofLead byte: UInt8) -> Int {
        switch self {
        case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        case .utf16: byte >= 0xF0 ? 2 : 1
        case .utf32: 1
        }
    }
}
