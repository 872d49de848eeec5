import CatalogRuntime
import Testing

#if canImport(Observation)
    import Observation
#endif

@Suite("Selecting the language", .serialized)
struct CatalogLanguageTests {
    @Test("A language set for a task applies to child tasks and takes precedence over the app's")
    func taskLocal() async {
        CatalogLanguage.select("de")
        defer { CatalogLanguage.select(nil) }
        await CatalogLanguage.withLanguage("pt-BR") {
            async let child = CatalogLanguage.current
            let task = Task { CatalogLanguage.current }
            let group = await withTaskGroup(of: LanguageTag?.self) { group in
                group.addTask { CatalogLanguage.current }
                return await group.next() ?? nil
            }
            let results = await [child, task.value, group]
            #expect(results == ["pt-BR", "pt-BR", "pt-BR"])
        }
        #expect(CatalogLanguage.current == "de")
        #expect(CatalogLanguage.withLanguage("fr") { CatalogLanguage.preferred } == ["fr"])
    }

    @Test("A stream reports every change of the language, and each listener has its own stream")
    func stream() async {
        let selection = CatalogLanguage.selection
        var first = selection.changes.makeAsyncIterator()
        var second = selection.changes.makeAsyncIterator()
        CatalogLanguage.select("ja")
        #expect(await first.next() == "ja")
        CatalogLanguage.select("ja")
        CatalogLanguage.select(nil)
        #expect(await first.next() == .some(nil))
        #expect(await second.next() == .some(nil))
    }

    #if canImport(Observation)
        private static let reads: [@Sendable () -> Void] = [
            { _ = CatalogLanguage.current }, { _ = CatalogLanguage.locale }, { _ = LocalizedString.Style() },
        ]

        @Test("Code that read the language of a text, its locale or a style is notified of a change", arguments: reads)
        func observation(read: @Sendable () -> Void) async {
            await confirmation { changed in
                withObservationTracking {
                    read()
                } onChange: {
                    changed()
                }
                CatalogLanguage.select("it")
            }
            CatalogLanguage.select(nil)
        }
    #endif
}
