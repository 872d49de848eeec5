import Testing

@testable import CatalogRuntime

@Suite("Tables of codes")
struct CodeTableTests {
    private let table = CodeTable("aa one ab two zzzlast", codeWidth: 3, valueWidth: 4)

    @Test("First, middle and last codes are found with their values")
    func codesAreFound() {
        #expect(table.value(of: "aa") == "one")
        #expect(table.value(of: "ab") == "two")
        #expect(table.value(of: "zzz") == "last")
        #expect(table.firstByte(of: "ab") == UInt8(ascii: "t"))
    }

    @Test("The last cell may lack its padding")
    func lastCellMayBeShort() {
        let table = CodeTable("en 1 pt 2", codeWidth: 3, valueWidth: 2)
        #expect(table.value(of: "pt") == "2")
        #expect(CodeTable("en pt", codeWidth: 3).contains("pt"))
    }

    @Test("Codes outside the table are not found", arguments: ["", "a", "aaa", "ac", "zzzz", "AA", "zz", "é"])
    func otherCodesAreNotFound(code: String) {
        #expect(!table.contains(code))
        #expect(table.value(of: code) == nil)
    }
}
