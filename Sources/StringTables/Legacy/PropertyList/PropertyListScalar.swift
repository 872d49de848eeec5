import Foundation

/// The XML elements for scalar values, by element name.
enum PropertyListScalar: String {
    case string, integer, real, `true`, `false`, date, data

    /// Returns the value of an element with a text; nil if the text is not valid for the type.
    func value(of text: String) -> PropertyListValue? {
        if self == .string { return .string(text) }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return switch self {
        case .string: .string(text)
        case .integer: Self.integer(trimmed).map(PropertyListValue.integer)
        case .real: Double(trimmed).map(PropertyListValue.real)
        case .true: trimmed.isEmpty ? .boolean(true) : nil
        case .false: trimmed.isEmpty ? .boolean(false) : nil
        case .date: (try? Date(trimmed, strategy: .iso8601)).map(PropertyListValue.date)
        case .data: Self.data(text).map(PropertyListValue.data)
        }
    }

    /// Parses a decimal integer, or a hexadecimal one after `0x`.
    private static func integer(_ text: String) -> Int64? {
        let isNegative = text.hasPrefix("-")
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, let first = digits.first, first.isASCII else { return nil }
        let sign = isNegative ? "-" : ""
        if digits.lowercased().hasPrefix("0x") { return Int64(sign + digits.dropFirst(2), radix: 16) }
        return Int64(sign + digits)
    }

    private static func data(_ text: String) -> [UInt8]? {
        let digits = text.filter { !$0.isWhitespace }
        return Data(base64Encoded: digits).map { Array($0) }
    }
}
