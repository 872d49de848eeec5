import Testing

@Suite("64-bit integers on the watch")
struct WatchIntegersTests {
    private func isFound(_ code: String, in path: String = "CatalogRuntime/Made.swift") -> Bool {
        let text = "import Foundation\nfunc made() {\n    \(code)\n}\n"
        return !WatchIntegers.violations(in: SourceFile(path: path, text: text)).isEmpty
    }

    @Test("Code for the watch has no integer that needs 64 bits without saying so")
    func sources() throws {
        #expect(try SourceFile.all().flatMap(WatchIntegers.violations) == [])
    }

    @Test(
        "Wide integers are found",
        arguments: [
            "let a = 11_111_111_111", "let a: Int = 0xFFFF_FFFF", "let a = 0o40_000_000_000",
            "let a = 0b1_0000000000_0000000000_0000000000_0",
            #"let a = String(format: "%lld", 7)"#, #"let a = style.formatted("%1$llu", value)"#,
        ])
    func found(code: String) {
        #expect(isFound(code))
        #expect(!isFound(code, in: "CatalogLint/Made.swift"))
    }

    @Test(
        "Integers that fit, and those of 64 bits, are accepted",
        arguments: [
            "let a = 2_147_483_647", "let a: Int64 = 11_111_111_111", "let a: Double = 1_000_000_000_000",
            "let a = 4294967296.5", #"let a = "11111111111""#, "// 11111111111",
            #"let a = String(format: "%lld", Int64(7))"#, #"let a = Strings.text("%lld days")"#,
            #"// String(format: "%lld", 7)"#,
        ])
    func accepted(code: String) {
        #expect(!isFound(code))
    }
}
