import CatalogCore
import CatalogLint

/// Finds UTF-8 that was read as Latin-1 or Windows-1252 somewhere on its way.
struct MojibakeRule: UnitRule {
    static let description = RuleDescription(
        id: "mojibake",
        category: .text,
        summary: "garbled characters: UTF-8 that was read as Latin-1 or Windows-1252",
        rationale: """
            A tool on the way took the bytes for another encoding, and people read “aÃ§Ã£o” for “ação”. Found are only \
            sequences that become one character when their bytes are read as UTF-8 and that no healthy word can hold. \
            The message shows what was probably meant; check it, since a second damage may lie below the first.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Action""#, "pt-BR": #""Ação, MAÇÃ…, MANHû, NÃO""#, "fr": #""CAFÉ… déjà « là »""#]),
            .texts(["en": #""Fun""#, "de": #""„Spaß“ – GRÖẞE™""#, "sv": #""NÄ…""#, "vi": #""CHÂN – Ấn Độ""#]),
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
        let damage = Mojibake.damage(in: bytes)
        guard !damage.isEmpty, unit.isInUse else { return }
        findings.add(
            "garbled characters: \(Quotation.of(unit.text)) was probably "
                + Quotation.of(Mojibake.repaired(bytes, damage)),
            at: unit.text.place, language: unit.language.tag, part: unit.path)
    }
}
