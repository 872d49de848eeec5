import CatalogCore
import CatalogLint
import LanguageIdentification

/// Finds simplified characters in Traditional Chinese, traditional ones in Simplified Chinese, and Chinese ones in
/// Japanese.
struct ChineseVariantRule: UnitRule {
    static let description = RuleDescription(
        id: "chinese-variant",
        category: .language,
        summary: "Chinese characters belong to the other form of written Chinese",
        rationale: """
            “设置” in Traditional Chinese should be “設定”: the text was copied from Simplified Chinese. The rule finds \
            characters that, according to Unicode’s Unihan data, only the other form has. It ignores characters that \
            both forms use, such as 后, 里, 台 and 着, characters that the source text has too, and copyright notices, \
            where a name stays as its owner writes it. In Japanese it finds simplified characters that Japanese does \
            not have.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .unit,
        tables: .all,
        passing: [
            .texts(["en": #""Settings""#, "zh-Hans": #""设置""#, "zh-Hant": #""設定""#, "ja": #""設定""#]),
            .texts(["en": #""Behind""#, "zh-TW": #""皇后在台北，只喝乾麵湯""#, "zh-HK": #""睡着了""#, "zh-CN": #""只在里面""#]),
            .texts(["en": #""Select""#, "nan": #""選擇""#]),
            .texts(["en": #""简体中文""#, "zh-Hant": #""简体中文""#, "ja": #""国会で学ぶ""#]),
            .texts(["en": #""Simplified Chinese""#, "zh-Hant": #""简体中文""#]),
            .texts(["en": #""Chinese (Traditional)""#, "zh-Hans": #""中文（繁體）""#]),
            .texts(["en": #""Write 简体 on it""#, "zh-Hant": #""寫上简体""#]),
            .texts([
                "en": #""Zhang Wei""#, "zh-Hant": #""张伟""#, "ja": #""张伟""#, "ko": #""张伟""#, "de": #""张伟""#,
            ]),
            .texts(["en": #""© Zhang Wei""#, "zh-Hant": #""© 张伟""#, "ja": #""© 张伟""#]),
        ],
        failing: [
            .texts(["en": #""Select""#, "nan-Hans": #"↓"選擇""#]),
            .texts(["en": #""Settings""#, "zh-Hans": #"↓"設定""#, "zh-Hant": #"↓"设置""#, "zh-HK": #"↓"运行中""#]),
            .texts(["en": #""Details""#, "zh-TW": #""詳細資訊""#, "ja": #"↓"详情""#]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII.having(ByteSet(0xE3...0xE9))

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let variant = Variant(unit.language) else { return }
        let odd = unit.text.string.unicodeScalars.filter { variant.proper(for: $0) != nil }
        guard !odd.isEmpty, unit.isInUse, unit.entry.isTranslatable, !unit.isCopyrightNotice,
            !LanguageNames.contains(unit.text.string)
        else { return }
        let source = Set(unit.sourceText?.string.unicodeScalars.map { $0 } ?? [])
        guard !odd.allSatisfy(source.contains), !unit.isBackedByOthers({ $0.hasSameContents(as: unit.text) }) else {
            return
        }
        findings.add(
            variant.message(Self.list(odd, variant), Quotation.besideSource(unit)),
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    /// The characters, each once, with what to write for them.
    private static func list(_ odd: some Sequence<Unicode.Scalar>, _ variant: Variant) -> String {
        var seen: Set<Unicode.Scalar> = []
        let pairs = odd.filter { seen.insert($0).inserted }.compactMap { scalar in
            variant.proper(for: scalar).map { "\(scalar) (\($0))" }
        }
        return pairs.prefix(mostShown).joined(separator: ", ") + (pairs.count > mostShown ? " …" : "")
    }

    private static let mostShown = 5
}

/// The Chinese characters that a language uses.
private enum Variant {
    case simplified, traditional, japanese

    init?(_ language: LanguageFacts) {
        switch language.writing?.code {
        case "Hans": self = .simplified
        case "Hant": self = .traditional
        case "Jpan": self = .japanese
        default: return nil
        }
        // Other Chinese languages, such as Min Nan, are written in either, and CLDR's default is a guess.
        guard ["zh", "ja", "yue", "cmn"].contains(language.code) || language.canonical.script != nil else { return nil }
    }

    /// The language's own counterpart of a foreign character; nil if the character belongs to the language.
    func proper(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0x3400...0x9FFF).contains(scalar.value) else { return nil }
        return switch self {
        case .simplified: ChineseCharacters.simplified(for: scalar)
        case .traditional: ChineseCharacters.traditional(for: scalar)
        case .japanese: ChineseCharacters.isJapanese(scalar) ? nil : ChineseCharacters.traditional(for: scalar)
        }
    }

    /// The message of a finding, with the characters and the texts.
    func message(_ characters: String, _ texts: FindingMessage) -> FindingMessage {
        switch self {
        case .simplified: "Simplified Chinese with traditional characters \(characters): \(texts)"
        case .traditional: "Traditional Chinese with simplified characters \(characters): \(texts)"
        case .japanese: "Japanese with simplified Chinese characters \(characters): \(texts)"
        }
    }
}
