import Testing

@testable import CatalogCore

@Suite("Parsing a format string")
struct FormatStringTests {
    static let healthy: [ParsedText] = [
        ParsedText(""),
        ParsedText("Início", "“Início”"),
        ParsedText("%1$@ %2$lld", "%1$@", "“ ”", "%2$lld"),
        ParsedText("100%% of %d", "“100”", "percent", "“ of ”", "%d"),
        ParsedText("%lld%%", "%lld", "percent"),
        ParsedText("%.1f km", "%.1f", "“ km”"),
        ParsedText("%2$@ of %1$@", "%2$@", "“ of ”", "%1$@"),
        ParsedText("%-10.3f|%+05d|% d", "%-10.3f", "“|”", "%+05d", "“|”", "% d"),
        ParsedText("%#x %.f", "%#x", "“ ”", "%.0f"),
        ParsedText("%*d %.*f", "%*d", "“ ”", "%.*f"),
        ParsedText("%1$*2$d %1$.*3$f", "%1$*2$d", "“ ”", "%1$.*3$f"),
        ParsedText("%#@days@ of %#@weeks@", "%#@days@", "“ of ”", "%#@weeks@"),
        ParsedText("%1$#@days@", "%1$#@days@"),
        ParsedText("%(name)lld %1$(first_name)@", "%(name)lld", "“ ”", "%1$(first_name)@"),
        ParsedText("%(größe).2f", "%(größe).2f"),
        ParsedText("%arg items", "arg", "“ items”"),
        ParsedText("%arg개", "arg", "“개”"),
        ParsedText("👍%@👎🏽", "“👍”", "%@", "“👎🏽”"),
        ParsedText("％@ 5 ٪", "“％@ 5 ٪”"),
        ParsedText("%hhd%hu%zd%td%jd%qd", "%hhd", "%hu", "%zd", "%td", "%jd", "%qd"),
        ParsedText("%llds", "%lld", "“s”"),
    ]

    @Test("A correct text is parsed into plain parts and specifiers", arguments: healthy)
    func readsHealthyText(_ row: ParsedText) {
        #expect(ParsedText.parts(of: row.text) == row.parts)
        #expect(FormatString(row.text).problems.isEmpty)
    }

    static let lax: [ParsedText] = [
        ParsedText("50%-ig", "“50”", "%-i", "“g”"),
        ParsedText("100% de", "“100”", "% d", "“e”"),
        ParsedText("50%. From", "“50”", "% .0F", "“rom”"),
        ParsedText("% @", "% @"),
        ParsedText("%5-d", "%-5d"),
        ParsedText("%llld %hld", "%ld", "“ ”", "%ld"),
        ParsedText("%-1$5d", "%1$-5d"),
    ]

    @Test("Everything that Foundation accepts as a specifier is one", arguments: lax)
    func readsWhatFoundationTakes(_ row: ParsedText) {
        #expect(ParsedText.parts(of: row.text) == row.parts)
    }

    static let broken: [ParsedText] = [
        ParsedText("%", "truncated 1"),
        ParsedText("100%", "“100”", "truncated 1"),
        ParsedText("%%%", "percent", "truncated 1"),
        ParsedText("%5$", "truncated 3"),
        ParsedText("%1 ", "truncated 3"),
        ParsedText("%.", "truncated 2"),
        ParsedText("%ll", "truncated 3"),
        ParsedText("%y", "unknownConversion(\"y\") 2"),
        ParsedText("(50%)", "“(50”", "unknownConversion(\")\") 2"),
        ParsedText("50 % 까지", "“50 ”", "unknownConversion(\"까\") 5", "“지”"),
        ParsedText("%😀!", "unknownConversion(\"😀\") 5", "“!”"),
        ParsedText("5% %d", "“5”", "unknownConversion(\"%\") 3", "“d”"),
        ParsedText("%70'e varan", "unknownConversion(\"\\'\") 4", "“e varan”"),
        ParsedText("%'d", "unknownConversion(\"\\'\") 2", "“d”"),
        ParsedText("%0$d", "unknownConversion(\"$\") 3", "“d”"),
        ParsedText("50%(about)", "“50”", "unknownConversion(\"(\") 2", "“about)”"),
        ParsedText("50%(about) done", "“50”", "unknownConversion(\"(\") 2", "“about) done”"),
        ParsedText("%(2nd)@", "unknownConversion(\"(\") 2", "“2nd)@”"),
        ParsedText("%LLD", "misusedLength 4"),
        ParsedText("%Ld %Lf", "misusedLength 3", "“ ”", "%Lf"),
        ParsedText("%128$@ %127$@", "numberOutOfRange 6", "“ ”", "%127$@"),
        ParsedText("%99999999999999999999d", "numberOutOfRange 22"),
        ParsedText("%2147483648d %2147483647d", "numberOutOfRange 12", "“ ”", "%2147483647d"),
        ParsedText("%128$y", "numberOutOfRange 6"),
        ParsedText("%#@my days@ left", "invalidSubstitutionName(\"my days\") 11", "“ left”"),
        ParsedText("%#@größe@", "invalidSubstitutionName(\"größe\") 11"),
        ParsedText("%#@@", "invalidSubstitutionName(\"\") 4"),
        ParsedText("%#@days left", "unterminatedSubstitution 7", "“ left”"),
        ParsedText("%#@days %#@weeks@", "unterminatedSubstitution 7", "“ ”", "%#@weeks@"),
    ]

    @Test("A percent sign without a specifier is a problem with its location", arguments: broken)
    func reportsProblems(_ row: ParsedText) {
        #expect(ParsedText.parts(of: row.text) == row.parts)
        #expect(!FormatString(row.text).problems.isEmpty)
    }

    @Test("Ranges count from the start of the slice")
    func countsFromTheSlice() {
        let bytes = Array("xx é %@".utf8)
        let format = FormatString(utf8: bytes[3...])
        #expect(format.specifiers.map(\.range) == [3..<5])
        #expect(format.literals == [0..<3])
        #expect(format.byteCount == 5)
    }

    @Test("Invalid UTF-8 is parsed safely")
    func readsInvalidBytes() {
        let bytes: [UInt8] = [0x25, 0xE7, 0x25, 0x40, 0xFF]
        let format = FormatString(utf8: bytes[...])
        #expect(format.problems.map(\.kind) == [.unknownConversion("\u{FFFD}")])
        #expect(format.specifiers.map(\.range) == [2..<4])
    }
}
