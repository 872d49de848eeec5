/// The texts of keys that the app puts together or spells out as strings.
enum LegacyText {
    /// The text of an old or new key in the language of the moment; the key where there is none, as with
    /// `NSLocalizedString`.
    static func text(_ key: String, _ arguments: [any CVarArg]) -> String {
        let name = successors[key] ?? key
        let shown = arguments.map(LocalizedString.Argument.init)
        return LocalizedString(table_Localizable, key: name, shown)?.resolved ?? key
    }

    private static let successors = Dictionary(
        LegacyScreen.all.flatMap(\.keys).compactMap { key in key.new.map { (key.old, $0) } },
        uniquingKeysWith: { first, _ in first })
}

extension LocalizedString.Argument {
    fileprivate init(_ value: any CVarArg) {
        switch value {
        case let value as any BinaryInteger: self = .integer(Int(clamping: value))
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        case let value as String: self = .string(value)
        default: self = .string("\(value)")
        }
    }
}
