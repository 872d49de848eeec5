import CatalogRuntime
import Testing

@testable import TranslationReuse

@Suite("Adapting a match to the new text")
struct MemoryAdaptationTests {
    private func offer(_ text: String, knowing source: String, _ translation: String, language: String = "pt-BR")
        async -> String?
    {
        await MemoryTables.memory((source, translation), language: language)
            .offers(text, to: LanguageTag(language)).first
    }

    @Test("Final periods and colons, surrounding spaces and capitals are adapted")
    func ends() async {
        #expect(await offer("Save…", knowing: "Save", "Salvar") == "Salvar…")
        #expect(await offer("Save:", knowing: "Save…", "Salvar…") == "Salvar:")
        #expect(await offer("Save", knowing: "Save…", "Salvar…") == "Salvar")
        #expect(await offer("Save ", knowing: "Save", "Salvar") == "Salvar ")
        #expect(await offer("save", knowing: "Save", "Salvar") == "salvar")
        #expect(await offer("SAVE %@", knowing: "Save %@", "Salvar %@") == "SALVAR %@")
    }

    @Test("They stay if the language has other conventions, with a lower score")
    func ownWays() async throws {
        #expect(await offer("Save:", knowing: "Save", "Enregistrer", language: "fr") == "Enregistrer")
        #expect(await offer("file", knowing: "File", "Datei", language: "de") == "Datei")
        #expect(await offer("Saved.", knowing: "Saved", "已保存", language: "zh-Hans") == "已保存")
        #expect(await offer("Save?", knowing: "Save", "Guardar", language: "es") == "Guardar")
        let memory = await MemoryTables.memory(("Save", "Salvar"))
        let score = { (text: String) in memory.matches(for: text, from: "en", to: "pt-BR").first?.score ?? 0 }
        #expect(score("Save") > score("Save…") && score("Save…") > score("Save?"))
    }

    @Test("Numbers are replaced if nothing else depends on them")
    func numbers() async {
        #expect(await offer("Version 3", knowing: "Version 2", "Versão 2") == "Versão 3")
        #expect(await offer("7-9 reps", knowing: "2-5 reps", "2-5 repetições") == "7-9 repetições")
        #expect(await offer("7 of 9", knowing: "2 of 5", "2 de 5") == "7 de 9")
        #expect(await offer("Last 30 days", knowing: "Last 7 days", "Últimos 7 dias") == "Últimos 30 dias")
        #expect(
            await offer("Delete 3 photos", knowing: "Delete %lld photos", "Excluir %lld fotos") == "Excluir 3 fotos")
        #expect(
            await offer("Delete %lld photos", knowing: "Delete 3 photos", "Excluir 3 fotos") == "Excluir %lld fotos")
        #expect(
            await offer("Delete 3 pilots", knowing: "Delete %lld photos", "Excluir %lld fotos") == "Excluir 3 fotos")
    }

    @Test("The sign of a number belongs to it")
    func signs() async {
        let (cold, warm) = ("Temperature of -20 °C in the room", "Temperature of 20 °C in the room")
        #expect(
            await offer(cold, knowing: warm, "Temperatura de 20 °C na sala") == "Temperatura de -20 °C na sala")
        #expect(
            await offer(warm, knowing: cold, "Temperatura de -20 °C na sala") == "Temperatura de 20 °C na sala")
        #expect(await offer("Adjust by +5 points", knowing: "Adjust by -8 points", "Ajustar 8 pontos") == nil)
    }

    @Test("A number stays if the next word may change with it, or if it cannot be located")
    func doubtfulNumbers() async {
        #expect(await offer("1 sheep", knowing: "2 sheep", "2 ovelhas") == nil)
        #expect(await offer("5 days", knowing: "2 days", "2 дня", language: "ru") == nil)
        #expect(await offer("Version 3", knowing: "Version 2", "Versão dois") == nil)
        #expect(await offer("3 by 4", knowing: "2 by 2", "2 por 2") == nil)
        #expect(await offer("Top 10 songs", knowing: "Top songs", "Melhores músicas") == nil)
    }

    @Test("Specifiers get the spelling and numbers of the new text")
    func specifiers() async {
        #expect(await offer("%lld goals", knowing: "%d goals", "%d metas") == "%lld metas")
        #expect(await offer("Hi, %@", knowing: "Hi, %1$@", "Oi, %1$@") == "Oi, %@")
        #expect(await offer("%1$@ by %2$@", knowing: "%@ by %@", "%@ de %@") == "%1$@ de %2$@")
        #expect(await offer("%@ in %@", knowing: "%1$@ in %2$@", "Em %2$@, %1$@") == "Em %2$@, %1$@")
        #expect(await offer("%2$@ for %1$@", knowing: "%1$@ for %2$@", "%1$@ para %2$@") == "%2$@ para %1$@")
        #expect(await offer("%@: %lld of %lld", knowing: "%@: %d of 9", "%@: %d de 9") == "%@: %lld de %lld")
    }

    @Test(
        "A translation whose specifiers do not fit is not offered",
        arguments: [
            ("Hi, %@", "Hi, %lld", "Oi, %lld"), ("Hi", "Hi %@", "Oi %@"), ("Done: %@", "Done: %@", "Pronto"),
            ("Up to 50% off", "Up to 50%% off", "Até 50%% off"), ("%*d goals", "%d goals", "%d metas"),
            ("%#@days@ left", "%#@hours@ left", "Faltam %#@hours@"),
        ])
    func misfits(text: String, source: String, translation: String) async {
        #expect(await MemoryTables.memory((source, translation)).offers(text, minimum: 0).isEmpty)
    }
}
