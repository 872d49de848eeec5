import Testing

@testable import CatalogCore

@Suite("The arguments of a format string")
struct FormatArgumentsTests {
    private func summary(_ text: String) -> [String] {
        let format = FormatString(text)
        return format.arguments.list.map { argument in
            "\(argument.position): "
                + argument.uses.map { format.specifiers[$0.specifier].spelling }.joined(separator: " ")
        }
    }

    static let rows: [(String, [String])] = [
        ("", []),
        ("100%% %arg", []),
        ("%@ %lld", ["1: %@", "2: %lld"]),
        ("%2$@ of %1$lld", ["1: %1$lld", "2: %2$@"]),
        ("%1$@ %1$d", ["1: %1$@ %1$d"]),
        ("%*d %@", ["1: %*d", "2: %*d", "3: %@"]),
        ("%.*f", ["1: %.*f", "2: %.*f"]),
        ("%1$*2$d", ["1: %1$*2$d", "2: %1$*2$d"]),
        ("%1$@ %@", ["1: %1$@ %@"]),
        ("%d %1$d %d", ["1: %d %1$d", "2: %d"]),
        ("%@ %#@items@ %@", ["1: %@", "2: %#@items@", "3: %@"]),
        ("%y %@", ["1: %@"]),
    ]

    @Test("A specifier takes its own number, or the next one that no unnumbered specifier took", arguments: rows)
    func numbersArguments(_ text: String, _ expected: [String]) {
        #expect(summary(text) == expected)
    }

    @Test("A star takes a 32-bit argument before the value")
    func givesRoles() {
        let arguments = FormatString("%*.*f").arguments
        #expect(arguments.list.flatMap { $0.uses.map(\.role) } == [.width, .precision, .value])
        #expect(arguments[position: 1]?.type == .integer(bits: 32, isSigned: true))
        #expect(arguments[position: 3]?.type == .floating(bits: 64))
        #expect(arguments[position: 4] == nil)
    }

    static let mixed: [(String, Bool)] = [
        ("%1$@ %@", true), ("%1$*d", true), ("%@ %@", false), ("%2$@ %1$@", false), ("%@", false),
        ("%@ %2$#@items@", false), ("%1$@ %#@items@", false),
    ]

    @Test("A mixture of numbered and unnumbered specifiers is recognized, except for substitutions", arguments: mixed)
    func seesMixture(_ text: String, _ isMixed: Bool) {
        #expect(FormatString(text).arguments.mixesNumberedAndBare == isMixed)
    }

    @Test("Skipped numbers are gaps")
    func findsGaps() {
        #expect(FormatString("%1$@ %3$@").arguments.gaps == [2])
        #expect(FormatString("%5$@ %2$@").arguments.gaps == [1, 3, 4])
        #expect(FormatString("%2$@ %1$@").arguments.gaps.isEmpty)
        #expect(FormatString("text").arguments.gaps.isEmpty)
    }

    @Test("One argument with two types is a conflict, but one with two signednesses is not")
    func findsConflicts() {
        #expect(FormatString("%1$@ %1$d").arguments.conflicts.map(\.position) == [1])
        #expect(FormatString("%1$d %1$lld").arguments.conflicts.map(\.position) == [1])
        #expect(FormatString("%1$d %1$x %2$@").arguments.conflicts.isEmpty)
        #expect(FormatString("%1$#@x@ %1$@").arguments.conflicts.isEmpty)
    }

    @Test("A substitution's definition gives its number and its type")
    func heedsDefinitions() {
        let format = FormatString("%@ has %#@items@ in %#@boxes@ and %2$@")
        let arguments = format.arguments { name in
            name == "items" ? SubstitutionArgument(position: 2, type: .integer(bits: 64, isSigned: true)) : nil
        }
        #expect(arguments.list.map(\.position) == [1, 2])
        #expect(arguments[position: 2]?.uses.map(\.specifier) == [1, 2, 3])
        #expect(arguments.conflicts.map(\.position) == [2])
    }

    @Test("A substitution's number that exceeds Foundation's limit is ignored", arguments: [0, -1, 128, Int.max])
    func ignoresSenselessNumbers(_ number: Int) {
        let arguments = FormatString("%#@x@").arguments { _ in SubstitutionArgument(position: number, type: .object) }
        #expect(arguments.list.map(\.position) == [1])
    }
}
