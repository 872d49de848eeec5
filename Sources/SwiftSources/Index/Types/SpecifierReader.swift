/// Turns values in literals into the specifiers that the compiler writes for them.
struct SpecifierReader: Sendable {
    let types: TypeResolver

    /// The key, or the default value, that a literal stands for.
    ///
    /// - Parameter isPhrase: for App Intents, whose values have names: `${applicationName}`.
    func text(of segments: [TextSegment], in owner: String, isPhrase: Bool = false) -> KeyText {
        let values = segments.contains { if case .interpolation = $0 { true } else { false } }
        guard values else { return KeyText(segments.plainText ?? "") }
        return KeyText(
            segments.map { segment in
                switch segment {
                // A percent sign stands for itself only where nothing is formatted.
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
            // A name of some framework may be another one for a number.
            let isKnown = Self.objects.contains(type) || types.declarations.types[Declarations.last(type)] != nil
            return .specifier("%@", isCertain: isKnown)
        default: return .specifier("%@", isCertain: true)
        }
    }

    /// What a value whose type is not known is most likely written as.
    private static func guess(_ hint: TypeHint) -> String {
        guard case .member(_, let name) = hint, let type = SystemMembers.guess(name) else { return "%@" }
        return specifiers[type] ?? "%@"
    }

    /// Types of the system that are objects to a format, or become one.
    private static let objects: Set<String> = [
        "String", "Substring", "Character", "StaticString", "NSString", "NSAttributedString", "AttributedString",
        "Text",
        "Image", "LocalizedStringResource", "LocalizedStringKey", "String.LocalizationValue", "Date", "URL", "UUID",
        "Decimal", "NSNumber", "NSDecimalNumber", "Locale", "Measurement", "Duration", "DateComponents", "Error",
    ]

    /// What SwiftUI and Foundation write for numbers; everything else is an object.
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
