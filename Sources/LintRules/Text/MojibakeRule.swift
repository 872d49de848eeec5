import CatalogCore
import CatalogLint
import LanguageIdentification

/// Finds UTF-8 that was read as Latin-1 or Windows-1252.
struct MojibakeRule: UnitRule {
    static let description = RuleDescription(
        id: "mojibake",
        category: .text,
        summary: "a text has garbled characters: UTF-8 that was read as Latin-1 or Windows-1252",
        rationale: """
            A tool read the bytes in the wrong encoding, and people see “aÃ§Ã£o” instead of “ação”. The rule finds \
            only sequences that become one character when their bytes are read as UTF-8, and that no correct word \
            contains. The character must be one of the language. Pseudo-languages such as en-XA are ignored. The message shows the probable text; check it, because the text may be damaged twice.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Action""#, "pt-BR": #""Ação, MAÇÃ…, MANHû, NÃO""#, "fr": #""CAFÉ… déjà « là »""#]),
            .texts(["en": #""Fun""#, "de": #""„Spaß“ – GRÖẞE™""#, "sv": #""NÄ…""#, "vi": #""CHÂN – Ấn Độ""#]),
            .texts(["en": #""Wait…""#, "cs": #""Co hledáš…""#, "en-XA": #""Ḿíššíñĝ %@""#]),
            .texts(["en": #""Price""#, "fr": #""Prix payé\u00A0€ à\u00A0£5""#, "es": #""«está…»""#]),
        ],
        failing: [
            .texts(["en": #""Action""#, "pt-BR": #"↓"aÃ§Ã£o""#, "ru": #"↓"Ð¿Ñ€Ð¸Ð²ÐµÑ‚""#]),
            .texts(["en": #"↓"Donâ€™t stop""#, "pt-BR": #"↓"Ã‰ hoje, a 25Â°C""#, "ja": #"↓"æ—¥æœ¬""#]),
            .texts(["en": #""Great""#, "de": #"↓"GroÃŸ""#, "pt-BR": #"↓"Ótimo ðŸ’ª""#, "tr": #"↓"GeÃ§miÅŸ""#]),
            .texts(["en": #""It's on""#, "fr": #"↓"Câ\u0080\u0099est parti""#]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let bytes = unit.text.utf8
        guard unit.language.readers == .users else { return }
        let damage = Mojibake.damage(in: bytes).filter { isPlausible($0.meant, in: unit.language) }
        guard !damage.isEmpty, unit.isInUse else { return }
        findings.add(
            """
            has garbled characters: \(Quotation.of(unit.text)) was probably \
            \(Quotation.of(Mojibake.repaired(bytes, damage)))
            """,
            at: unit.text.place, language: unit.language.tag, part: unit.path)
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
