import CatalogCore
import CatalogLint
import LanguageIdentification

/// Finds localizations whose text is empty.
struct EmptyTranslationRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "empty-translation",
        category: .coverage,
        summary: "a text is empty",
        rationale: """
            People see nothing. Without the localization they would see the source language. `state-new` reports texts \
            in state new, and `partial-variation` one empty form among others. An empty text is fine where the source \
            text is empty too, and where no language has a letter, because the text is a separator. If some languages \
            are required, it is a warning in the others. It is a note where it may be meant: where Interface Builder \
            itself added the text, such as “Text Cell”; in the source language of an interface, whose code sets the \
            text, of a catalog whose key is a text, and of a key that no other language has; in place of a part of a \
            sentence, such as “and” in several languages, or “is a part of” among sources that begin with a capital; \
            where most languages keep the text of an interface; where most languages have nothing, as for the ending \
            `since.suffix`; in place of a single letter such as 個 or の, which counts or joins things; and for a form by number that the language does not need, such as `songs_2` beside `songs_1`.
            """,
        severity: .error,
        impact: .visible,
        scope: .entry,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix removes the localization, so people see the source language: only where it has \
            nothing else, and not in legacy tables. The source must be a label or sentence. An empty text in place of \
            a part of one may be intended, for a word that a language does not need.
            """,
        passing: [
            .entries(
                """
                    "SEPARATOR" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : " " } } } },
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
                    "" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "" } } } },
                    "home.badge" : { "shouldTranslate" : false, "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "" } } } }
                """),
            RuleExample(files: [
                ("ar.lproj/InfoPlist.strings", #""NSHumanReadableCopyright" = "";"#),
                ("de.lproj/InfoPlist.strings", #""NSHumanReadableCopyright" = "";"#),
            ]),
        ],
        failing: [
            .texts(["en": #""Home""#, "es": #"↓"""#, "fr": #"↓"""#, "pt-BR": #""Início""#]),
            .texts(["en": #""Home""#, "fr": #""Accueil""#, "pt-BR": #"↓"""#], required: ["en", "pt-BR"]),
            .texts(key: "Start now", ["en": #"↓"""#, "pt-BR": #""Começar agora""#]),
            .texts(["en": #""You gain ""#, "ja": #"↓"""#]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"個\" = ↓\"\";\n\"冊子\" = ↓\"\";\n"),
                ("ja.lproj/Localizable.strings", "\"個\" = \"個\";\n\"冊子\" = \"冊子\";\n"),
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable, !entry.isSeparator else { return }
        for (localization, progress) in entry.openLocalizations {
            guard case .empty(let unit) = progress else { continue }
            let language = entry.table.facts(of: localization.language)
            let removal = LocalizationRemoval(entry) {
                TranslationProgress($0, of: entry).isWithoutText && $0.content.saysNothing
            }
            findings.add(
                "the text is empty, so people see nothing; write a text or remove it",
                at: (unit.value ?? entry.entry.key).location,
                language: language.tag,
                atMost: mayBeMeant(language, of: entry) ? .note : language.severityOfEmptyText(in: entry.table),
                fix: language.isSource || !entry.standsAlone ? [] : removal.edits(of: localization), isSafe: false)
        }
    }

    /// Whether a language may have no text on purpose: for a prototype, a part of a sentence, or a form by number.
    private func mayBeMeant(_ language: LanguageFacts, of entry: EntryContext) -> Bool {
        if entry.isPrototype || language.tag == "und" { return true }
        // Xcode shows the key in place of a source text, and a label of an interface gets its text from code.
        if language.isSource,
            entry.table.kind == .interfaceBuilder || !entry.table.table.isLegacy && entry.keyIsText
                || isOnlyInSource(entry)
        {
            return true
        }
        if beginsLikePart(entry) { return true }
        if let source = entry.counterpart(of: .whole), source.hasWords, !entry.standsAlone, emptyCount(entry) > 1 {
            return true
        }
        if isOfPart(entry) || isCounter(entry) || language.isSource && isNeedlessInMost(entry)
            || isNameOfInterface(entry)
        {
            return true
        }
        return entry.isNeedlessForm(in: language.tag)
    }

    /// Whether several languages leave a key out that the source has without a text, such as a choice for “none”.
    private func isOnlyInSource(_ entry: EntryContext) -> Bool {
        entry.entry.localizations.count == 1 && entry.table.table.languages.count > 2
    }

    /// Whether a source of several words begins in lower case, in a table whose texts begin with a capital: a part of a
    /// sentence, which a language may not need.
    private func beginsLikePart(_ entry: EntryContext) -> Bool {
        guard let source = entry.counterpart(of: .whole)?.string, source.first?.isLowercase ?? false,
            source.contains(" ")
        else { return false }
        return entry.table.mostSourcesAreCapitalised
    }

    /// Whether the key, or a space at the edge of the source, says that the text stands before or behind another one,
    /// which a language may not need.
    private func isOfPart(_ entry: EntryContext) -> Bool {
        if let source = entry.counterpart(of: .whole)?.string, source.hasPrefix(" ") || source.hasSuffix(" ") {
            return true
        }
        let words = entry.key.lowercased().split { !$0.isLetter }
        return words.last.map { word in Self.parts.contains { word.hasSuffix($0) } } ?? false
    }

    /// Whether the source text, or a key that is the text, is one letter of a script whose words need no spaces: a counter
    /// such as “個”, or a particle such as “の”.
    private func isCounter(_ entry: EntryContext) -> Bool {
        let source = entry.counterpart(of: .whole)?.string ?? ""
        let text = (source.isEmpty ? entry.key : source).unicodeScalars
        guard text.count == 1, let script = text.first.flatMap({ LetterScript(of: $0) }) else { return false }
        return [.han, .hiragana, LetterScript("Hang")].contains(script)
    }

    /// Whether most languages keep the source text of an interface, such as the name of the app or “MainMenu”, which the
    /// system replaces or never shows.
    private func isNameOfInterface(_ entry: EntryContext) -> Bool {
        guard entry.table.kind == .interfaceBuilder, let source = entry.counterpart(of: .whole) else { return false }
        let texts = entry.entry.localizations.compactMap { $0.content.unit?.value }.filter { !$0.isEmpty }
        return texts.count > 2 && texts.count { $0.hasSameContents(as: source) } * 2 > texts.count
    }

    private static let parts = ["suffix", "prefix", "postfix", "separator"]

    /// Whether a language has a text, and most have none.
    private func isNeedlessInMost(_ entry: EntryContext) -> Bool {
        let all = entry.entry.localizations.count
        let empty = entry.entry.localizations.count { $0.content.parts.allSatisfy { $0.unit.value?.isEmpty ?? true } }
        return empty > 1 && empty < all && empty * 2 > all
    }

    private func emptyCount(_ entry: EntryContext) -> Int {
        entry.entry.localizations.count { TranslationProgress($0, of: entry).isWithoutText }
    }
}
