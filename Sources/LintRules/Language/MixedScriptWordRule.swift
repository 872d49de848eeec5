import CatalogCore
import CatalogLint
import LanguageIdentification

/// Finds words with letters of two scripts.
struct MixedScriptWordRule: UnitRule {
    static let description = RuleDescription(
        id: "mixed-script-word",
        category: .language,
        summary: "a word has letters of two scripts",
        rationale: """
            The first letter of “Hастройки” is Latin: nobody sees it, but search, spelling and speech fail, and so does \
            the next translator who looks for the word. Or a space is missing between a name and the next word. Looked \
            at are Latin, Cyrillic and Greek letters; names with an ending, such as “URLы”, and units, such as “kΩ”, \
            are left alone. The fix writes letters that look alike in the script of the rest of the word.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: "Words in which not every odd letter has one that looks the same are not fixed.",
        passing: [
            .texts(["en": #""Settings""#, "ru": #""Настройки""#, "el": #""Ρυθμίσεις""#, "uk": #""iPhone-ом і URLи""#]),
            .texts(["en": #""α-Linolen, 5 kΩ, 3 μm""#, "ja": #""Tシャツ""#, "ru": #""%lldч \\nТекст""#]),
        ],
        failing: [
            .texts(["en": #""Settings""#, "ru": #"↓"Hастройки""#, "uk": #"↓"Твої аккаунтe""#, "el": #"↓"Aρχή""#]),
            .texts(["en": #"↓"Сancel""#]),
            .texts(["en": #""Thanks, Cubes""#, "be": #"↓"Cubesбезумоўна""#]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard MixedWord.mayBe(in: unit.text.utf8), unit.isInUse else { return }
        let words = MixedWord.all(in: unit.plain, usual: unit.language.writing?.usual ?? [])
        guard !words.isEmpty else { return }
        let source = unit.sourcePlain?.words.map(\.string) ?? []
        let lowered = source.map { $0.lowercased() }
        let odd = words.filter { !source.contains($0.string) && !$0.isNameWithEnding(lowered) }
        guard let word = odd.first else { return }
        findings.add(
            Self.message(word, in: unit), at: unit.text.place, language: unit.language.tag, part: unit.path,
            fix: Self.fix(odd, in: unit))
    }

    private static func message(_ word: MixedWord, in unit: UnitContext) -> String {
        let other = word.odd.first.flatMap { LetterScript(of: $0) }?.name ?? ""
        let letters = word.odd.reduce(into: [Unicode.Scalar]()) { if !$0.contains($1) { $0.append($1) } }
        let shown = letters.prefix(6).map { "\($0) (\(code($0)))" }.joined(separator: ", ")
        let place = unit.text.string == word.string ? "" : " in \(Quotation.of(unit.text))"
        guard let proper = word.proper else {
            return "\(Quotation.of(word.string)) has \(other) and \(word.script.name) letters in one word\(place); "
                + "put a space or a hyphen between them, or write it in one script: \(shown)"
        }
        return "\(Quotation.of(word.string)) has \(other) letters among \(word.script.name) ones, \(shown)\(place); "
            + "write it in \(word.script.name) letters alone: \(Quotation.of(proper))"
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func fix(_ words: [MixedWord], in unit: UnitContext) -> [Edit] {
        let text = unit.text.string
        let fixed = words.reduce(text) { text, word in
            word.proper.map { text.replacing(word.string, with: $0) } ?? text
        }
        return fixed == text ? [] : unit.replacing(with: fixed)
    }
}
