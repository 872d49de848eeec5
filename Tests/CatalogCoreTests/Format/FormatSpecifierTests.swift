import Testing

@testable import CatalogCore

@Suite("A format specifier")
struct FormatSpecifierTests {
    private func only(_ text: String) throws -> FormatSpecifier {
        let specifiers = FormatString(text).specifiers
        try #require(specifiers.count == 1)
        return try #require(specifiers.first)
    }

    @Test("Every part of a specifier is kept")
    func keepsEveryPart() throws {
        let specifier = try only("a %2$(price)-+10.2Lf b")
        #expect(specifier.position == 2)
        #expect(specifier.label == "price")
        #expect(specifier.substitution == nil)
        #expect(specifier.flags == [.leftAligned, .plus])
        #expect(specifier.width == .literal(10))
        #expect(specifier.precision == .literal(2))
        #expect(specifier.length == .longDouble)
        #expect(specifier.conversion == .fixed)
        #expect(specifier.range == 2..<20)
    }

    @Test("A star is an argument, with or without a position")
    func readsStars() throws {
        let bare = try only("%*.*f")
        #expect(bare.width == .argument(position: nil))
        #expect(bare.precision == .argument(position: nil))
        let numbered = try only("%3$*1$.*2$f")
        #expect(numbered.width == .argument(position: 1))
        #expect(numbered.precision == .argument(position: 2))
        #expect(numbered.position == 3)
    }

    @Test("A substitution has a name and no type")
    func readsSubstitution() throws {
        let specifier = try only("%2$#@accounts@")
        #expect(specifier.substitution == "accounts")
        #expect(specifier.position == 2)
        #expect(specifier.argument == nil)
        #expect(specifier.flags.isEmpty)
    }

    @Test("The space flag is recognized even if a plus overrides it")
    func seesSpaceFlag() throws {
        #expect(try only("5 % + delivery").hasSpaceFlag)
        #expect(try only("100% de").hasSpaceFlag)
        #expect(try !only("50%-ig").hasSpaceFlag)
    }

    static let types: [(String, ArgumentType)] = [
        ("%@", .object), ("%l@", .object),
        ("%d", .integer(bits: 32, isSigned: true)), ("%i", .integer(bits: 32, isSigned: true)),
        ("%D", .integer(bits: 32, isSigned: true)), ("%U", .integer(bits: 32, isSigned: false)),
        ("%u", .integer(bits: 32, isSigned: false)), ("%X", .integer(bits: 32, isSigned: false)),
        ("%O", .integer(bits: 32, isSigned: false)),
        ("%ld", .integer(bits: 64, isSigned: true)), ("%li", .integer(bits: 64, isSigned: true)),
        ("%lld", .integer(bits: 64, isSigned: true)), ("%qd", .integer(bits: 64, isSigned: true)),
        ("%zd", .integer(bits: 64, isSigned: true)), ("%td", .integer(bits: 64, isSigned: true)),
        ("%jd", .integer(bits: 64, isSigned: true)), ("%llu", .integer(bits: 64, isSigned: false)),
        ("%hd", .integer(bits: 16, isSigned: true)), ("%hhx", .integer(bits: 8, isSigned: false)),
        ("%f", .floating(bits: 64)), ("%lf", .floating(bits: 64)), ("%Lg", .floating(bits: 128)),
        ("%a", .floating(bits: 64)), ("%E", .floating(bits: 64)),
        ("%c", .character(bits: 8)), ("%C", .character(bits: 16)),
        ("%s", .cString), ("%S", .utf16String), ("%P", .pascalString), ("%p", .pointer), ("%n", .pointer),
    ]

    @Test("The conversion and its length determine the type", arguments: types)
    func knowsArgument(_ text: String, _ type: ArgumentType) throws {
        #expect(try only(text).argument == type)
    }

    static let pairs: [(String, String, ArgumentType.Difference?)] = [
        ("%lld", "%ld", nil), ("%d", "%u", nil), ("%f", "%.2f", nil), ("%lld", "%d", .width),
        ("%f", "%Lf", .width), ("%c", "%C", .width), ("%lld", "%@", .kind), ("%f", "%d", .kind),
        ("%s", "%S", .kind), ("%@", "%p", .kind), ("%c", "%hhd", .kind),
    ]

    @Test("Two types differ in kind, in width, or not at all", arguments: pairs)
    func comparesTypes(_ left: String, _ right: String, _ difference: ArgumentType.Difference?) throws {
        let left = try #require(try only(left).argument)
        let right = try #require(try only(right).argument)
        #expect(left.difference(from: right) == difference)
        #expect(right.difference(from: left) == difference)
    }

    @Test("The spelling of every specifier parses to the same specifier")
    func spellsWhatItReads() throws {
        let texts = [
            "%@", "%1$lld", "%(n)d", "%2$(n)-+#010.3Lf", "%-+ #010.3x", "%*.*f", "%3$*1$.*2$f", "%#@x@", "%1$#@x@",
            "%.f",
        ]
        for text in texts {
            let specifier = try only(text)
            let again = try only(specifier.spelling)
            #expect(again.spelling == specifier.spelling)
            #expect(again.argument == specifier.argument)
            #expect(again.flags == specifier.flags)
        }
    }

    @Test("The number of a specifier can be changed")
    func changesNumber() throws {
        #expect(try only("%(n).2f").numbered(3).spelling == "%3$(n).2f")
        #expect(try only("%2$#@x@").numbered(nil).spelling == "%#@x@")
    }

    static let substitutionTypes: [(String, String?)] = [
        ("lld", "%lld"), ("d", "%d"), ("llu", "%llu"), (".1f", "%.1f"), ("lf", "%lf"), ("@", "%@"),
        ("", nil), ("%lld", nil), ("%", nil), ("lld ", nil), ("ll", nil), ("1$d", nil), ("*d", nil), ("arg", nil),
        ("(n)d", nil), ("#@x@", nil), ("item", nil),
    ]

    @Test("The type of a substitution is a complete specifier without its percent sign", arguments: substitutionTypes)
    func readsSubstitutionType(_ text: String, _ spelling: String?) {
        let specifier = FormatSpecifier(substitutionType: text)
        #expect(specifier?.spelling == spelling)
        #expect(specifier == nil || specifier?.range == 0..<text.utf8.count)
    }
}
