/// The unit that a column counts.
package enum PositionEncoding: String, Hashable, Sendable, Codable, CaseIterable {
    /// Bytes of UTF-8.
    case utf8 = "utf-8"
    /// Code units of UTF-16, which every client supports.
    case utf16 = "utf-16"
    /// Unicode scalars.
    case utf32 = "utf-32"

    /// Returns the first supported encoding that the client offers; UTF-16 if the client offers none.
    package static func best(of offered: [String]?) -> PositionEncoding {
        offered?.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    }

    /// Returns the number of columns of a character, given the first byte of its UTF-8 form.
    func width(ofLead byte: UInt8) -> Int {
        switch self {
        case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        case .utf16: byte >= 0xF0 ? 2 : 1
        case .utf32: 1
        }
    }
}
