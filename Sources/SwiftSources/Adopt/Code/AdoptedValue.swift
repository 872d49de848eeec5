import XCStringsKit

/// A value in a text, as code and catalog write it.
struct AdoptedValue: Hashable, Sendable {
    /// The code of the value, as it is written.
    let code: String
    /// The specifier that stands for it in the catalog, without a number.
    let specifier: String
    /// The type that an accessor or a format takes for it; nil for a string.
    let type: String?
    /// The value as an argument; nil where only an interpolation can say it.
    let argument: String?
    /// The value in a default value.
    let interpolation: String

    /// - Parameters:
    ///   - type: the type of the value, not taken for what an optional wraps; nil where it is not known.
    ///   - wanted: what the text was before: in a `String`, numbers with a fraction have all their digits.
    init(
        _ value: LiteralSite.Value, _ fact: Interpolation, type: String?, wanted: WantedText, in bytes: [UInt8]
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
        // It may be a view, or a text that has attributes.
        if type == nil, wanted.isView { throw .value(code) }
        if type == "LocalizedStringResource" {
            specifier = "%@"
            self.type = nil
            argument = nil
            interpolation = segment
            return
        }
        let isShownAsString = wanted == .string || wanted == .format
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
        // What is no string is made one as it was: as an object it would have to be one of Objective-C's.
        argument = type == "String" ? code : "\"\\(\(code))\""
        let pounds = String(segment.dropFirst().prefix { $0 == "#" })
        interpolation = type == "String" ? segment : "\\\(pounds)(String(describing: \(code)))"
    }

    /// What SwiftUI takes within a text, and a string cannot hold.
    private static let views: Set<String> = ["Text", "Image", "SwiftUI.Text", "SwiftUI.Image", "AttributedString"]

    /// The value as an argument of a generated accessor.
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
