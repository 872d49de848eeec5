import CatalogLint
import CatalogReports
import CatalogRuntime

extension PageSession {
    /// Returns the facts about the project that a page needs first.
    package nonisolated func answer() async -> ProjectAnswer {
        await refresh()
        let snapshot = await snapshot()
        let project = snapshot.project
        let shown = await shownLanguages()
        let sources = project.sourceLanguages
        var languages: [ProjectAnswer.Language] = []
        for language in shown {
            let isSource = sources.contains(language)
            let others = isSource ? 0 : await project.contexts.count - tables(in: language).count
            languages.append(
                ProjectAnswer.Language(
                    tag: language.spelling, isSource: isSource, isRightToLeft: language.isRightToLeft,
                    otherTables: others))
        }
        return ProjectAnswer(
            revision: snapshot.revision, folder: project.workspace.currentFolder, isReadOnly: isReadOnly,
            tables: project.contexts.map { context in
                ProjectAnswer.Table(
                    path: context.table.path, name: context.table.name,
                    sourceLanguage: context.sourceLanguage?.spelling)
            },
            languages: languages, language: (languages.first { !$0.isSource } ?? languages.first)?.tag,
            since: since, problems: snapshot.problems)
    }

    /// Returns the progress of the languages.
    package nonisolated func progress() async -> ProgressAnswer {
        await refresh()
        let (project, shown) = await (snapshot().project, shownLanguages())
        // As in `fitloc stats`, a table without any text in a language counts only if somebody means the language.
        let meant = await meantLanguages
        let own = await ProjectStatistics(of: project.project, settings: project.settings).totals
        let whole =
            meant.isEmpty
            ? [] : await ProjectStatistics(of: project.project, languages: meant, settings: project.settings).totals
        let totals = Dictionary((whole + own).map { ($0.language, $0) }) { first, _ in first }
        return ProgressAnswer(
            languages: shown.map { language in
                let total = totals[language]
                return ProgressAnswer.Language(
                    tag: language.spelling, wanted: total.map { $0.keys - $0.stale - $0.excluded } ?? 0,
                    translated: total?.translated ?? 0)
            })
    }

    /// Returns the list of all keys in one language.
    package nonisolated func answer(_ request: IndexRequest) async -> IndexAnswer {
        await refresh()
        let snapshot = await snapshot()
        var answer = IndexAnswer(
            revision: snapshot.revision, language: request.language,
            paths: snapshot.project.contexts.map(\.table.path), tables: [], keys: [], sources: [], texts: [],
            comments: [], statuses: [], severities: [], changes: [])
        for number in await tables(in: LanguageTag(request.language)) {
            let context = snapshot.project.contexts[number]
            let language = ShownLanguage(LanguageTag(request.language), in: context)
            context.table.forEachEntry(in: 0..<context.table.entryCount) { entry in
                answer.append(
                    KeyRow(EntryContext(entry, in: context), in: language, table: number, snapshot))
            }
        }
        return answer
    }

    /// Returns the severities for the list of all keys in one language.
    package nonisolated func findings(_ request: IndexRequest) async -> FindingsAnswer {
        let snapshot = await snapshot()
        var answer = FindingsAnswer(revision: snapshot.revision, severities: [])
        for number in await tables(in: LanguageTag(request.language)) {
            let context = snapshot.project.contexts[number]
            let language = ShownLanguage(LanguageTag(request.language), in: context)
            context.table.forEachEntry(in: 0..<context.table.entryCount) { entry in
                answer.severities.append(snapshot.findings.severity(of: entry.key.string, in: number, language.tag))
            }
        }
        return answer
    }

    /// Returns the changes since a page's last request.
    package nonisolated func answer(_ request: ChangesRequest) async -> ChangesAnswer {
        await refresh()
        let (snapshot, keys) = await (snapshot(), changes(since: request.revision))
        let tables = Set(await tables(in: LanguageTag(request.language)))
        let shown = keys?.filter { tables.contains($0.table) }
        let rows = shown?.compactMap { table, key -> KeyRow? in
            guard let entry = snapshot.project.entry(key, in: table) else { return nil }
            let language = ShownLanguage(LanguageTag(request.language), in: entry.table)
            return KeyRow(entry, in: language, table: table, snapshot)
        }
        return ChangesAnswer(
            revision: snapshot.revision, isAll: keys == nil || rows?.count != shown?.count, rows: rows ?? [],
            hasFindings: await hasFindings(since: request.revision), problems: snapshot.problems)
    }
}
