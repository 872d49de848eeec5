/// A converter from interpolated values to the format specifiers that the compiler writes for them.
struct SpecifierReader: Sendable {
    let types: TypeResolver

    /// Returns the key or default value that the compiler derives from a literal.
    ///
    /// - Parameter isPhrase: Whether the literal is for App Intents, where values have names: `${applicationName}`.
    func text(of segments: [TextSegment], in owner: String, isPhrase: Bool = false) -> KeyText {
        let values = segments.contains { if case .interpolation = $0 { true } else { false } }
        guard values else { return KeyText(segments.plainText ?? "") }
        return KeyText(
            segments.map { segment in
                switch segment {
                // A key with values is a format, in which `%%` stands for a percent sign.
                case .text(let text): .text(isPhrase ? text : text.replacing("%", with: "%%"))
                case .interpolation(let value): part(value, in: owner, isPhrase)
                }
            })
    }

    private func part(_ value: Interpolation, in owner: String, _ isPhrase: Bool) -> KeyText.Part {
        let isPlaceholder = value.label == "placeholder"
        if let parameter = value.parameter, !isPlaceholder, isPhrase || value.code.hasPrefix("\\.") {
            return .text("${\(parameter)}")
        }
        if let specifier = value.specifier { return .specifier(specifier, isCertain: true) }
        if let label = value.label, label != "placeholder" { return .specifier("%@", isCertain: true) }
        switch types.type(of: value.hint, in: owner) {
        case nil: return .specifier(Self.guess(value.hint), isCertain: false)
        case .name(let name)?:
            let type = types.declarations.resolved(name)
            if let specifier = Self.specifiers[type] { return .specifier(specifier, isCertain: true) }
            // An unknown type of a framework can be an alias for a number, so its specifier is not certain.
            let isKnown = Self.objects.contains(type) || !types.declarations.types[Declarations.last(type)].isEmpty
            return .specifier("%@", isCertain: isKnown)
        default: return .specifier("%@", isCertain: true)
        }
    }

    /// Returns the most likely format specifier for a value of unknown type.
    private static func guess(_ hint: TypeHint) -> String {
        guard case .member(_, let name) = hint, let type = SystemMembers.guess(name) else { return "%@" }
        return specifiers[type] ?? "%@"
    }

    /// System types that are formatted as objects.
    private static let objects: Set<String> = [
        "String", "Substring", "Character", "StaticString", "NSString", "NSAttributedString", "AttributedString",
        "Text",
        "Image", "LocalizedStringResource", "LocalizedStringKey", "String.LocalizationValue", "Date", "URL", "UUID",
        "Decimal", "NSNumber", "NSDecimalNumber", "Locale", "Measurement", "Duration", "DateComponents", "Error",
    ]

    /// The format specifiers that SwiftUI and Foundation use for numbers; all other types are objects.
    static let specifiers: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d", "UInt": "%llu", "UInt64": "%llu",
        "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf", "TimeInterval": "%lf", "CGFloat": "%lf",
        "Float": "%f", "Float32": "%f", "Float64": "%lf", "NSInteger": "%lld", "Swift.Int": "%lld",
        "Swift.Double": "%lf",
        "CLLocationDistance": "%lf", "CLLocationSpeed": "%lf", "CLLocationAccuracy": "%lf", "CFTimeInterval": "%lf",
        "CFAbsoluteTime": "%lf", "NSTimeInterval": "%lf", "CInt": "%d", "CLong": "%lld", "NSUInteger": "%llu",
        "CLLocationDegrees": "%lf",
    ]
}
