import TestSupport
import Testing

@testable import TranslationReuse

@Suite("Hostile input to a translation memory")
struct MemoryHostilityTests {
    @Test("A very long text is matched by its wording, and never by edit distance")
    func megabyte() async {
        let long = String(repeating: "Lorem ipsum ", count: 83_000) + String(repeating: "7 %@ ", count: 1_000)
        let memory = await MemoryTables.memory((long, "«" + long + "»"), ("Save", "Salvar"))
        #expect(memory.offers(long).count == 1)
        #expect(memory.offers(long.uppercased(), minimum: 0).isEmpty == false)
        #expect(memory.offers(long + "x").isEmpty)
        #expect(memory.offers("") == [])
        #expect(memory.offers(" \n ", minimum: 0).isEmpty)
    }

    @Test("A hundred thousand keys with one text are one segment, even with different translations")
    func identical() async {
        let entries = (0..<100_000).map { index in
            MemoryTables.entry("k.\(index)", "Save", index % 2 == 0 ? "Salvar" : "Salvar \(index)")
        }
        let memory = await MemoryTables.memory([InlineTables.catalog(entries.joined(separator: ",\n"))])
        #expect(memory.segmentCount == 1 && memory.translationCount == 100_000)
        for _ in 0..<100 {
            let match = memory.matches(for: "Save", from: "en", to: "pt-BR", limit: 2).first
            #expect(match?.text == "Salvar" && match?.uses == 50_000)
        }
    }

    @Test("Limits and scores out of range are replaced by the nearest valid value", arguments: [-1, 0, 1, Int.max])
    func limits(limit: Int) async {
        let memory = await MemoryTables.memory(("Save", "Salvar"), ("Safe", "Seguro"))
        for minimum in [-Double.infinity, -1, 0, 2, .infinity, .nan] {
            let found = memory.matches(for: "Save", from: "en", to: "pt-BR", limit: limit, minimum: minimum)
            #expect(found.count <= max(0, limit))
        }
    }
}
