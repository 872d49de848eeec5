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
            The first letter of “Hастройки” is Latin. Readers cannot see that, but search, spell checkers and screen \
            readers fail. In other cases a space is missing between a name and the next word. The rule checks Latin, \
            Cyrillic and Greek letters. It ignores acronyms and names with an ending of the language, such as “URLы” \
            and “iOSе”, and units, such as “kΩ”. The fix replaces the odd letters with lookalikes from the script of \
            the other letters, or from those of a word of the source, such as “KB”.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .safe,
        fixLimits: """
            A word is not fixed if the alphabet of the language has no lookalike for one of its odd letters, as \
            Russian has none for “S”.
            """,
        passing: [
            .texts(["en": #""Settings""#, "ru": #""Настройки""#, "el": #""Ρυθμίσεις""#, "uk": #""iPhone-ом і URLи""#]),
            .texts(["en": #""α-Linolen, 5 kΩ, 3 μm""#, "ja": #""Tシャツ""#, "ru": #""%lldч \\nТекст""#]),
            .texts(["en": #""Text""#, "ru": #""SMSку, PDFку, APIу, GIFка, iOSе, Siriу""#, "mk": #""USBот""#]),
            .texts(["en": #""Code""#, "uk": #""VPNа, SSHу, SMSками, iMacі, emailу""#, "el": #""PINο, PINΟ""#]),
            .texts(["en": #""On the Mac""#, "bg": #""На Macа""#, "ru": #""SMSКУ""#]),
            .texts(["en": #""QR code""#, "sr": #""Бар-кôд""#]),
        ],
        failing: [
            .texts(["en": #""Settings""#, "ru": #"↓"Hастройки""#, "uk": #"↓"Твої аккаунтe""#, "el": #"↓"Aρχή""#]),
            .texts(["en": #"↓"Сancel""#]),
            .texts(["en": #""Our""#, "ru": #"↓"Haши""#, "uk": #"↓"Cвято""#, "bg": #"↓"Пpивет""#]),
            .texts(["en": #""Link""#, "uk": #"↓"CBЯЗЬ""#]),
            .texts(["en": #""ASC""#, "ru": #"↓"АSС""#]),
            .texts(["en": #""5 KB""#, "ru": #"↓"5 КB""#, "uk": #"↓"5 HА""#]),
            .texts(["en": #""Thanks, Cubes""#, "be": #"↓"Cubesбезумоўна""#]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII.having(ByteSet(0xCD...0xD4))

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard MixedWord.mayBe(in: unit.text.utf8), unit.isInUse else { return }
        let words = MixedWord.all(in: unit.plain, of: unit.language)
        guard !words.isEmpty else { return }
        let source = unit.sourcePlain?.words.map(\.string) ?? []
        let lowered = source.map { $0.lowercased() }
        let odd = words.filter { !source.contains($0.string) && !$0.isNameWithEnding(lowered) }
            .map { $0.asWord(of: source) }
        guard let word = odd.first else { return }
        findings.add(
            Self.message(word, in: unit), at: unit.text.location, language: unit.language.tag, part: unit.path,
            fix: Self.fix(odd, in: unit))
    }

    private static func message(_ word: MixedWord, in unit: UnitContext) -> FindingMessage {
        let other = word.odd.first.flatMap { LetterScript(of: $0) }.map { ScriptName.letters($0) } ?? ""
        let letters = word.odd.reduce(into: [Unicode.Scalar]()) { if !$0.contains($1) { $0.append($1) } }
        let shown = letters.prefix(6).map { "\($0) (\(code($0)))" }.joined(separator: ", ")
        let own = ScriptName.letters(word.script)
        let quoted = Quotation.of(word.string)
        let location: FindingMessage = unit.text.string == word.string ? "" : " (in \(Quotation.of(unit.text)))"
        guard let proper = word.proper else {
            return """
                \(quoted) mixes \(other) with \(own)\(location); separate them by a space or a hyphen, or use one \
                script: \(shown)
                """
        }
        return """
            \(quoted) mixes \(other) (\(shown)) with \(own)\(location); write all of it in \(own): \
            \(Quotation.of(proper))
            """
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
