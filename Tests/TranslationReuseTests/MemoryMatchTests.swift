import TestSupport
import Testing

@testable import TranslationReuse

@Suite("Matches of a translation memory")
struct MemoryMatchTests {
    @Test("The same text scores 1 and has its location")
    func exact() async throws {
        let memory = await MemoryTables.memory([
            InlineTables.catalog(MemoryTables.entry("tab.home", "Home", "Início"))
        ])
        let match = try #require(memory.matches(for: "Home", from: "en", to: "pt_BR").first)
        #expect(match.isExact && match.score == 1 && !match.isAdapted)
        #expect(match.text == "Início" && match.source == "Home" && match.key == "tab.home")
        #expect(match.path == "Localizable.xcstrings" && match.language == "pt-BR" && match.uses == 1)
    }

    @Test("A key that is a text is its own source, and legacy tables are included")
    func sources() async {
        let memory = await MemoryTables.memory([
            InlineTables.catalog(MemoryTables.entry("Save", "Salvar")),
            InlineTables.file("\"tab.home\" = \"Home\";", path: "en.lproj/Tabs.strings"),
            InlineTables.file("\"tab.home\" = \"Início\";", path: "pt-BR.lproj/Tabs.strings"),
        ])
        #expect(memory.offers("Save") == ["Salvar"])
        #expect(memory.offers("Home") == ["Início"])
    }

    @Test("Unfinished and empty texts and texts of stale keys are excluded")
    func unfinished() async {
        let memory = await MemoryTables.memory([
            InlineTables.catalog(
                """
                "Open" : { "localizations" : { "pt-BR" : \(InlineTables.unit("Abrir", "needs_review")) } },
                "Close" : { "localizations" : { "pt-BR" : \(InlineTables.unit("")) } },
                "Share" : { "extractionState" : "stale", "localizations" : { "pt-BR" : \(InlineTables.unit("Abra")) } }
                """)
        ])
        #expect(memory.translationCount == 0)
    }

    @Test("The score of similar texts is the edit distance relative to the longer text, without case and ends")
    func near() async {
        let memory = await MemoryTables.memory(
            ("Delete this workout", "Excluir este treino"), ("Delete these workouts", "Excluir estes treinos"),
            ("Log in", "Entrar"))
        let matches = memory.matches(for: "Delete this workouts", from: "en", to: "pt-BR", minimum: 0.8)
        #expect(matches.map(\.text) == ["Excluir este treino", "Excluir estes treinos"])
        #expect(matches.map(\.score) == [0.95, 1 - 2.0 / 21])
        #expect(matches.allSatisfy { $0.likeness == .near })
        #expect(memory.offers("Delete this workouts", minimum: 0.94) == ["Excluir este treino"])
    }

    @Test(
        "A single word has variants only, because another word has another meaning",
        arguments: [
            ("Unresolve", "unresolve…", ["»unresolve…"]), ("Unresolve", "Unresolved", []),
            ("Unresolved %lld", "Unresolve %lld", []), ("Unresolved items", "Unresolved item", ["»Unresolved items"]),
            ("未解决的问题", "已解决的问题", ["»未解决的问题"]),
        ])
    func oneWord(known: String, text: String, expected: [String]) async {
        let memory = await MemoryTables.memory((known, "»\(known)"))
        #expect(memory.offers(text, minimum: 0.6) == expected)
    }

    @Test(
        "A text that means the opposite is no match",
        arguments: [
            ("Turn on all notifications", "Turn off all notifications", false),
            ("Turn on all notifications", "Turn on all notification", true),
            ("Move the left and the right edge", "Move the right and left edges", true),
            ("Show the comments of everyone", "Hide the comments of everyone", false),
        ])
    func opposite(known: String, text: String, isOffered: Bool) async {
        let memory = await MemoryTables.memory((known, "Tradução"))
        #expect(memory.offers(text, minimum: 0.5) == (isOffered ? ["Tradução"] : []))
    }

    @Test("Every text with at least the minimum score is found, despite the index")
    func completeness() async {
        let words = ["Save", "Delete", "your", "goal", "plan", "daily", "meal", "now", "Go"]
        let texts = words.flatMap { first in words.flatMap { second in words.map { "\(first) \(second) \($0)" } } }
        let memory = await MemoryTables.memory([
            InlineTables.catalog(texts.map { MemoryTables.entry($0, "«\($0)»") }.joined(separator: ",\n"))
        ])
        for query in ["Save your meals", "Go go plan", "Delete a daily goal", "go goal"] {
            let form = SegmentForm(query)
            for minimum in [0.5, 0.6, 0.7, 0.85] {
                let expected = texts.filter { SegmentForm($0).similarity(to: form) >= minimum }
                let found = memory.banks["en"]?.hits(like: form, minimum: minimum) ?? []
                #expect(Set(found) == Set(expected), "\(query) \(minimum)")
            }
        }
    }

    @Test("Translations of one text are sorted by frequency, then same table, then common key prefix")
    func order() async {
        let memory = await MemoryTables.memory([
            InlineTables.catalog(
                [
                    MemoryTables.entry("menu.save", "Save", "Guardar"),
                    MemoryTables.entry("goal.save", "Save", "Salvar"),
                ].joined(separator: ",\n"), path: "A.xcstrings"),
            InlineTables.catalog(
                [
                    MemoryTables.entry("photo.save", "Save", "Gravar"),
                    MemoryTables.entry("menu.store", "Save", "Reservar"),
                    MemoryTables.entry("other.save", "Save", "Salvar"),
                ].joined(separator: ",\n"), path: "B.xcstrings"),
        ])
        #expect(memory.offers("Save") == ["Salvar", "Guardar", "Gravar", "Reservar"])
        #expect(
            memory.offers("Save", at: MemoryLocation(path: "B.xcstrings", key: "menu.x"))
                == ["Salvar", "Reservar", "Gravar", "Guardar"])
    }

    @Test("A language matches its regions with a lower score; a region matches neither its language nor other regions")
    func languages() async throws {
        let general = await MemoryTables.memory(("Save", "Salvar"), language: "pt")
        let match = try #require(general.matches(for: "Save", from: "en-US", to: "pt-BR").first)
        #expect(match.score == 0.95 && !match.isExact && match.likeness == .exact)
        let brazilian = await MemoryTables.memory(("Save", "Salvar"), language: "pt_BR")
        #expect(brazilian.offers("Save") == ["Salvar"])
        #expect(brazilian.offers("Save", to: "pt").isEmpty)
        #expect(brazilian.offers("Save", to: "pt-PT").isEmpty)
        let chinese = await MemoryTables.memory(("Save", "保存"), language: "zh")
        #expect(chinese.offers("Save", to: "zh-Hant").isEmpty)
    }

    @Test("The same key in other tables is offered, with the specifiers of the new text")
    func sameKey() async {
        let memory = await MemoryTables.memory([
            InlineTables.catalog(MemoryTables.entry("tab.home", "Home", "Início"), path: "A.xcstrings"),
            InlineTables.catalog(MemoryTables.entry("tab.home", "Start", "Começo"), path: "B.xcstrings"),
            InlineTables.catalog(MemoryTables.entry("tab.home", "Home %@", "Casa %@"), path: "C.xcstrings"),
        ])
        let found = memory.translations(
            ofKey: "tab.home", text: "Home", from: "en", to: "pt-BR", besides: "C.xcstrings")
        #expect(found.map(\.text) == ["Início", "Começo"])
        #expect(found.first?.score == 1)
    }
}

extension SegmentBank {
    /// Returns the texts with at least a minimum similarity.
    fileprivate func hits(like form: SegmentForm, minimum: Double) -> [String] {
        var found: [String] = []
        forEachHit(like: form, minimum: minimum, where: { _ in true }) { hit in
            found.append(texts[Int(hit.segment)])
            return minimum
        }
        return found
    }
}
