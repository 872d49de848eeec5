import Foundation
import Testing

@testable import CatalogRuntime

@Suite("Formatting arguments")
struct FormatFieldTests {
    private static let languages: [LanguageTag] = [
        "en", "pt-BR", "pt-PT", "de", "de-CH", "de-AT", "fr", "fr-CH", "es", "es-MX", "pl", "ru", "hi", "ne", "mr",
        "ar",
        "ar-EG", "fa", "bn", "sw", "zh-Hans", "ja", "et", "he", "sv", "ta", "my", "dz", "ckb", "en-IN", "gsw", "x-none",
    ]

    private static let integers = [
        0, 1, 7, -1, 12, 999, 1000, -1000, 1234, 9999, 10000, -12345, 123_456, 1_234_567, 12_345_678_901, .max, .min,
    ]

    private static let doubles = [
        0, -0.0, 1, 1.5, 2.5, 0.125, 0.0005, 1234.5678, -1234.5, 1e10, 123_456_789.987, 1e-7, 1e300, .infinity,
        -.infinity, .nan,
    ]

    private func shown(
        _ field: FormatField, _ argument: LocalizedString.Argument, in style: NumberStyle
    ) -> String {
        var output: [UInt8] = []
        field.append(argument, in: style, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private func field(
        _ conversion: Character, _ flags: FormatField.Flags = [], width: Int? = nil, precision: Int? = nil
    ) -> FormatField {
        var field = FormatField(conversion: conversion.asciiValue ?? 0, flags: flags)
        width.map { field.setWidth($0) }
        precision.map { field.setPrecision($0) }
        return field
    }

    @Test("Whole numbers are formatted as in Foundation", arguments: languages)
    func wholeNumbers(language: LanguageTag) {
        let locale = Locale(identifier: language.spelling)
        let style = NumberStyle(language)
        for value in Self.integers {
            let argument = LocalizedString.Argument.integer(value)
            #expect(
                shown(field("d"), argument, in: style) == String(format: "%lld", locale: locale, value), "\(value)")
            #expect(
                shown(field("d", width: 9), argument, in: style) == String(format: "%9lld", locale: locale, value))
            #expect(
                shown(field("i", [.leftAligned], width: 9), argument, in: style)
                    == String(format: "%-9lli", locale: locale, value))
            #expect(
                shown(field("d", [.zero, .plus], width: 6), argument, in: style)
                    == String(format: "%+06lld", locale: locale, value))
            #expect(
                shown(field("x", [.alternate]), argument, in: style)
                    == String(format: "%#llx", locale: locale, value))
        }
    }

    @Test("Fractions are formatted as in Foundation", arguments: languages)
    func fractions(language: LanguageTag) {
        let locale = Locale(identifier: language.spelling)
        let style = NumberStyle(language)
        for value in Self.doubles {
            let argument = LocalizedString.Argument.double(value)
            for (conversion, precision) in [("f", nil), ("f", 1), ("e", 2), ("g", nil), ("G", 3), ("a", nil)]
                as [(Character, Int?)]
            {
                let specification = "%" + (precision.map { ".\($0)" } ?? "") + String(conversion)
                #expect(
                    shown(field(conversion, precision: precision), argument, in: style)
                        == String(format: specification, locale: locale, value), "\(specification) \(value)")
            }
        }
    }

    @Test("Fractions are rounded as in Foundation", arguments: ["en", "es", "hi", "ar-EG"] as [LanguageTag])
    func rounding(language: LanguageTag) {
        let locale = Locale(identifier: language.spelling)
        let style = NumberStyle(language)
        var values = [
            0.0005, 2.675, 1.005, 0.5, 1.5, 9.995, 99.95, 999.5, 9999.96, -0.04, 0.05, 0.15, 0.25, 1e14 + 0.5,
        ]
        values += (0..<60).map { Double($0 * $0 * 7919) / 8000 - 500 }
        for value in values {
            for precision in [0, 1, 2, 3, 8] {
                #expect(
                    shown(field("f", precision: precision), .double(value), in: style)
                        == String(format: "%.\(precision)f", locale: locale, value), "\(precision) \(value)")
            }
        }
    }

    @Test("Brazilian numbers have a point between thousands and a comma before the fraction")
    func brazilian() {
        let style = NumberStyle("pt-BR")
        #expect(shown(field("d"), .integer(1_234_567), in: style) == "1.234.567")
        #expect(shown(field("f", precision: 1), .double(1234.56), in: style) == "1.234,6")
    }

    @Test("Numbers beyond 32 bits and beyond the largest Int are shown in full")
    func largeNumbers() {
        let style = NumberStyle("en")
        #expect(shown(field("d", .isNarrow), .integer(4_294_967_296), in: style) == "4,294,967,296")
        #expect(shown(field("u"), .unsigned(.max), in: style) == "18,446,744,073,709,551,615")
        #expect(shown(field("u"), .integer(4_000_000_000), in: style) == "4,000,000,000")
    }

    @Test("A negative number in an unsigned specifier has as many bits as the specifier")
    func negativeBits() {
        let style = NumberStyle("en")
        #expect(shown(field("x", .isNarrow), .integer(-1), in: style) == "ffffffff")
        #expect(shown(field("x"), .integer(-1), in: style) == "ffffffffffffffff")
        #expect(shown(field("u", .isNarrow), .integer(-1), in: style) == "4,294,967,295")
        #expect(shown(field("x", .isNarrow), .integer(.min), in: style) == "8000000000000000")
    }

    @Test("An argument that does not fit its specifier is shown by its own type")
    func misfits() {
        let style = NumberStyle("pt-BR")
        #expect(shown(field("d"), .string("sete"), in: style) == "sete")
        #expect(shown(field("f"), .string("sete"), in: style) == "sete")
        #expect(shown(field("d"), .double(3.9), in: style) == "3")
        #expect(shown(field("d"), .double(1e300), in: style) == "1e+300")
        #expect(shown(field("d"), .double(.nan), in: style) == "nan")
        #expect(shown(field("f", precision: 1), .integer(1234), in: style) == "1.234,0")
        #expect(shown(field("@"), .integer(1234), in: style) == "1234")
        #expect(shown(field("s"), .string("text"), in: style) == "text")
        #expect(shown(field("c"), .integer(65), in: style) == "A")
        #expect(shown(field("c"), .integer(-1), in: style) == "-1")
        #expect(shown(field("n"), .integer(1), in: style) == "")
        #expect(shown(field("\u{1}"), .integer(1), in: style) == "1")
    }

    @Test("An excessive width or precision is limited")
    func sizes() {
        let style = NumberStyle("en")
        #expect(shown(field("d", width: .max), .integer(1), in: style).count == 500)
        #expect(shown(field("d", width: .min), .integer(1), in: style).count == 500)
        #expect(shown(field("f", precision: .max), .double(1), in: style).count < 600)
        #expect(shown(field("f", precision: .min), .double(1), in: style) == "1.000000")
    }
}
