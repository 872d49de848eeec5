import CatalogCore
import CatalogLint
import LanguageIdentification

/// Finds text that was read or written in the wrong encoding.
struct MojibakeRule: UnitRule {
    static let description = RuleDescription(
        id: "mojibake",
        category: .text,
        summary: "a text has garbled or lost letters, because it was read or written in the wrong encoding",
        rationale: """
            A tool read UTF-8 as Latin-1, Windows-1250, 1252 or 1254, and people see “aÃ§Ã£o” instead of “ação”, or \
            Latin-1 as Mac Roman, and people see “Revis„o”. The rule finds only sequences that no correct word contains. \
            The character must be one of the language. The message shows the probable text; check it, because the text \
            may be damaged twice. A tool may also write `?` for each letter that its encoding lacks, as in \
            “Configura??es”. The rule finds a `?` between letters if the source has fewer. Pseudo-languages such as \
            en-XA are ignored.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .review,
        passing: [
            .texts(["en": #""Action""#, "pt-BR": #""Ação, MAÇÃ…, MANHû, NÃO""#, "fr": #""CAFÉ… déjà « là »""#]),
            .texts(["en": #""Fun""#, "de": #""„Spaß“ – GRÖẞE™""#, "sv": #""NÄ…""#, "vi": #""CHÂN – Ấn Độ""#]),
            .texts(["en": #""Wait…""#, "cs": #""Co hledáš…""#, "en-XA": #""Ḿíššíñĝ %@""#]),
            .texts(["en": #""Is it?""#, "de": #""Ist es? Ja?Nein, a?b=c, x.de/a?b""#, "ro": #""PĂŞUNE, MASĂ…""#]),
            .texts([
                "en": #""A?b""#, "pt-BR": #""Configura?es""#, "sv": #""SMÅ°, Å“, É”""#,
                "pt-PT": #""MAÇÃ\u00A0! Ã\u00A0""#,
            ]),
            .texts(["en": #""The word of the day""#, "de": #""Das„Wort“ des Tages, 5‰ und A ‡ b""#]),
            .texts(["en": #""Price""#, "fr": #""Prix payé\u00A0€ à\u00A0£5""#, "es": #""«está…»""#]),
        ],
        failing: [
            .texts(["en": #""Action""#, "pt-BR": #"↓"aÃ§Ã£o""#, "ru": #"↓"Ð¿Ñ€Ð¸Ð²ÐµÑ‚""#]),
            .texts(["en": #"↓"Donâ€™t stop""#, "pt-BR": #"↓"Ã‰ hoje, a 25Â°C""#, "ja": #"↓"æ—¥æœ¬""#]),
            .texts(["en": #""Great""#, "de": #"↓"GroÃŸ""#, "pt-BR": #"↓"Ótimo ðŸ’ª""#, "tr": #"↓"GeÃ§miÅŸ""#]),
            .texts(["en": #""Process""#, "tr": #"↓"Ä°ÅŸlem""#, "fr": #"↓"Ã\u00A0 faire""#, "pl": #"↓"Å‚Ä…cze""#]),
            .texts(["en": #""Closed""#, "cs": #"↓"ZavĹ™eno""#, "pl": #"↓"ZamkniÄ™ty plik""#]),
            .texts(["en": #""Settings""#, "pt-BR": #"↓"Configura??es""#, "es": #"↓"Contrase?a""#]),
            .texts(["en": #""Not a valid (safe) copy.""#, "es": #"↓"Copia no v?lida.""#, "de": #"↓"Kopie (ung?ltig)""#]
            ),
            .texts(["en": #""Read comments""#, "pt-BR": #"↓"Coment·rios n„o lidos, DescriÁ„o""#]),
            .texts(["en": #""It's on""#, "fr": #"↓"Câ\u0080\u0099est parti""#]),
        ]
    )

    static let interest = UnitInterest.every.having(
        LostLetters.marks.union(Mojibake.firstBytes).union(Mojibake.macRomanBytes))

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let bytes = unit.text.utf8
        guard unit.language.readers == .users else { return }
        if unit.has(LostLetters.marks), LostLetters.mayBeIn(bytes) { checkLostLetters(unit, into: &findings) }
        guard unit.has(Mojibake.firstBytes) && unit.has(Mojibake.nextBytes) || unit.has(Mojibake.macRomanBytes) else {
            return
        }
        let damage = Mojibake.damage(in: bytes).filter { isPlausible($0.meant, in: unit.language) }
        guard !damage.isEmpty, unit.isInUse else { return }
        findings.add(
            """
            has garbled characters: \(Quotation.of(unit.text)) was probably \
            \(Quotation.of(Mojibake.repaired(bytes, damage)))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func checkLostLetters(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.isInUse, let source = unit.sourceText, let word = LostLetters.word(in: unit.plain),
            unit.text.utf8.count(where: { $0 == UInt8(ascii: "?") })
                > source.utf8.count(where: { $0 == UInt8(ascii: "?") })
        else { return }
        findings.add(
            "has ? in place of a letter in \(Quotation.of(word)): \(Quotation.of(unit.text)); write the word again",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    /// Whether a text of the language may have the character.
    ///
    /// The Czech “áš…” would be a letter of Ogham.
    private func isPlausible(_ scalar: Unicode.Scalar, in language: LanguageFacts) -> Bool {
        guard scalar.properties.isAlphabetic, let script = LetterScript(of: scalar), let writing = language.writing
        else { return true }
        return writing.allows(script)
    }
}
