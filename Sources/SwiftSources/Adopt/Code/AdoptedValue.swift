import AccessorGenerator

/// A value in a text, in the forms that code and catalog need.
struct AdoptedValue: Hashable, Sendable {
    /// The source code of the value.
    let code: String
    /// The unnumbered format specifier of the value in the catalog.
    let specifier: String
    /// The parameter type of an accessor or format; nil for a string.
    let type: String?
    /// The code of the value as an argument; nil if only an interpolation can express it.
    let argument: String?
    /// The code of the value as an interpolation in a default value.
    let interpolation: String

    /// Derives the forms of a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value, or nil if unknown. An optional must not be passed as its wrapped type.
    ///   - expectedType: The type expected by the code. A `String` shows a floating-point number with all its digits.
    init(
        _ value: LiteralSite.Value, _ fact: Interpolation, type: String?, expectedType: ExpectedTextType,
        in bytes: [UInt8]
    ) throws(AdoptionObstacle) {
        code = String(decoding: bytes[value.expression], as: UTF8.self)
        let segment = String(decoding: bytes[value.range], as: UTF8.self)
        if value.holdsText { throw .value(code) }
        if !value.isPlain {
            guard fact.label == nil || fact.label == "format" else { throw .value(code) }
            specifier = fact.specifier ?? "%@"
            self.type = nil
            argument = nil
            interpolation = segment
            return
        }
        if let type, Self.views.contains(type) { throw .value(code) }
        // The value can be a view or an attributed text.
        if type == nil, expectedType.isView { throw .value(code) }
        if type == "LocalizedStringResource" {
            specifier = "%@"
            self.type = nil
            argument = nil
            interpolation = segment
            return
        }
        let isShownAsString = expectedType == .string || expectedType == .format
        let known = type.flatMap { SpecifierReader.specifiers[$0] }
        let hasFraction = known.map { $0.hasSuffix("f") } ?? false
        if let known, !(hasFraction && isShownAsString) {
            specifier = known
            self.type = type
            argument = code
            interpolation = segment
            return
        }
        specifier = "%@"
        self.type = nil
        // Converts other values to a string, because `%@` accepts only Objective-C objects.
        argument = type == "String" ? code : "\"\\(\(code))\""
        let pounds = String(segment.dropFirst().prefix { $0 == "#" })
        interpolation = type == "String" ? segment : "\\\(pounds)(String(describing: \(code)))"
    }

    /// Types that SwiftUI accepts in a text but that a string cannot represent.
    private static let views: Set<String> = ["Text", "Image", "SwiftUI.Text", "SwiftUI.Image", "AttributedString"]

    /// Returns the value as an argument of a generated accessor, or nil if only an interpolation can express it.
    func argument(in style: AccessorStyle) -> String? {
        guard let argument, let type else { return argument }
        let wanted = Self.type(of: specifier, in: style)
        return wanted == type ? argument : wanted.map { "\($0)(\(argument))" }
    }

    private static func type(of specifier: String, in style: AccessorStyle) -> String? {
        switch (style, specifier) {
        case (_, "%lf"), (_, "%f"): "Double"
        case (.portable, "%lld"), (.portable, "%d"), (.portable, "%llu"), (.portable, "%u"), (.apple, "%lld"): "Int"
        case (.apple, "%d"): "Int32"
        case (.apple, "%u"): "UInt32"
        case (.apple, "%llu"): "UInt"
        default: nil
        }
    }
}
