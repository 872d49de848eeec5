import CatalogCore
import CatalogLint

/// Finds numbers that differ from the source.
struct NumberMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "number-mismatch",
        category: .text,
        summary: "a number differs from the source",
        rationale: """
            “15 days” for “14 days” is a false promise. Numbers count by their value, in any script and with the \
            marks of any language: 1,000.5 is 1.000,5 and 14 is 14.0, but 9.99 is not 99,9. The rule reports a number that \
            replaces one of the source, and as a note a missing number above twenty. Smaller numbers may be written \
            out, and so may 30 (half an hour) and round numbers. It ignores the same time of day (9 PM is 21), other \
            units (miles in kilometres, 1 day and 24 hours), words for thousands and millions, the order of a date, \
            plural forms, “101” for an introduction, years in copyright lines, phone numbers, and numbers before 万, 億 \
            and the like. It is a note in a text without words, for digits of a code such as “@name97” or “+31”, and \
            where the texts do not differ in exactly one number, because the translation then says something else, \
            and for a price in another currency. In a variant of the source language, such as en-AU, a lost “24 hours” \
            is nothing.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts([
                "en": #""1,000.5 km""#, "de": #""1.000,5 km""#, "fr": #""1\u202F000,5 km""#, "ar": #""١٬٠٠٠٫٥ كم""#,
            ]),
            .texts(["en": #""1.250, 0.5, 2,600 and 1,00,000""#, "de": #""1,250, 0,5, 2600 und 100.000""#]),
            .texts(["en": #""2 days at 5:00 PM""#, "pt-BR": #""Dois dias às 17:00""#]),
            .texts(["en": #""100000 steps""#, "ja": #""10万歩""#, "cs": #""100 000 kroků""#]),
            .texts(["en": #""45 megapixels""#, "zh-Hans": #""4500 万像素""#]),
            .texts(["en": #""30 minutes""#, "zh-Hant": #""半小時""#]),
            .texts(["en": #""Quiet from 10 PM to 7 AM""#, "de": #""Ruhe von 22 bis 7 Uhr""#, "ja": #""22時から7時""#]),
            .texts(["en": #""Until 12/31/2025""#, "de": #""Bis 31.12.2025""#, "hu": #""2025. 12. 31-ig""#]),
            .texts(["en": #""Within 5 miles""#, "fr": #""À moins de 8 km""#, "ru": #""В пределах 8 километров""#]),
            .texts(["en": #""Mute for 1 day""#, "ja": #""24時間停止する""#, "de": #""24 Stunden stumm""#]),
            .texts(["en": #""Free for 14 days""#, "de": #""2 Wochen gratis""#]),
            .texts(["en": #""Height: 5'10\"""#, "de": #""Größe: 1,78 m""#]),
            .texts([
                "en": #""Up to 1,000,000 steps""#, "pt-BR": #""Até 1 milhão de passos""#, "ru": #""До 1 млн шагов""#,
            ]),
            .texts(["en": #""Needs macOS 14, GPL v3""#, "fr": #""macOS 14.0 requis, GPL version 3.0""#]),
            .texts(["en": #""Such as +12223334444""#, "fr": #""Par exemple +33123456789""#]),
            .texts(["en": #""Support 24/7""#, "de": #""Hilfe rund um die Uhr""#]),
            .texts(["en": #""Last 24 hours""#, "en-AU": #""The last day""#]),
            .texts(["en": #""Sleep 101: how it works""#, "ja": #""睡眠入門：その仕組み""#, "de": #""Schlaf 101: so geht es""#]),
            .texts([
                "en": #""Blocks 99.9% of ads, 55% of pages""#,
                "tr": #""Reklamların %99,9'unu, sayfaların %55'ini engeller""#,
            ]),
            .texts(["en": #""A fee of 4.4% + $0.3""#, "fr": #""Des frais de 4,4% + 0,3 $""#]),
            .texts(["en": #""3x12, %1$lld of 20""#, "pt-BR": #""3 × 12, 20 de %1$lld""#]),
        ],
        failing: [
            .texts(["en": #""Free for 14 days""#, "pt-BR": #"↓"Grátis por 15 dias""#]),
            .texts(["en": #""Run 12 km for $5""#, "pt-BR": #"↓"Corra 13 km por 5""#]),
            .texts(["en": #""After 1 hour""#, "de": #"↓"Nach 24 Stunden""#]),
            .texts(["en": #""Save 25%""#, "pt-BR": #"↓"Economize""#]),
            .texts(["en": #""Last 24 hours""#, "de": #"↓"Der letzte Tag""#, "en-AU": #"↓"Last 42 hours""#]),
            .texts(["en": #""Only 9.99 a year""#, "de": #"↓"Nur 99,9 im Jahr""#]),
            .texts(["en": #""After 9 PM""#, "de": #"↓"Nach 20 Uhr""#]),
            .texts(["en": #""Within 5 miles""#, "de": #"↓"Im Umkreis von 8 Meilen""#]),
            .texts(["en": #""Keeps 1000 texts""#, "fr": #"↓"Garde 10 textes""#]),
            .texts(["en": #""Until 12/31/2025""#, "de": #"↓"Bis 30.12.2025""#]),
            .texts(["en": #""120""#, "de": #"↓"6,7""#]),
            .texts(["en": #""Room 101""#, "de": #"↓"Raum 102""#]),
            .texts(["en": #""All 101 songs""#, "pt-BR": #"↓"Todas as músicas""#]),
            .texts(["en": #""An idea of @runner97""#, "de": #"↓"Eine Idee von @runner98""#]),
            .texts(["en": #""Numbers such as +31""#, "es": #"↓"Números como +598""#]),
            .texts(["en": #""Prefix 0031""#, "es": #"↓"Prefijo 00598""#]),
            .texts(["en": #""From 70 to 180""#, "de": #"↓"Von 5 bis 10""#]),
            .texts(["en": #""1 hour for $8.99""#, "ja": #"↓"1時間¥1,080""#, "pt-BR": #"↓"1 hora por R$ 44,90""#]),
            .texts(["en": #""1 hour for $8.99""#, "fr": #"↓"1 heure pour 89,9 $""#, "he": #"↓"שעה 1 ב-US$9.99""#]),
            .texts(["en": #""Up to 12345678 steps""#, "de": #"↓"Bis zu 12345679 Schritte""#]),
        ]
    )

    static let interest = UnitInterest.translations.whereSourceHas(digits)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse, !unit.path.isPluralCase,
            let sourcePlain = unit.sourcePlain, unit.plain.scalars.contains(where: WordScalar.isInside)
        else { return }
        guard var wanted = Self.numbers(in: sourcePlain), var numbers = Self.numbers(in: unit.plain),
            !wanted.elementsEqual(numbers, by: { $0.values == $1.values }),
            max(wanted.count, numbers.count) <= Self.mostNumbers
        else { return }
        if sourcePlain.scalars.hasCopyrightSign {
            // Copyright lines are updated independently of translations.
            wanted.removeAll(where: \.mayBeYear)
            numbers.removeAll(where: \.mayBeYear)
        }
        var missing = Self.removing(numbers, from: wanted) { $0.isSame(as: $1) }
        var extra = Self.removing(wanted, from: numbers) { $0.isSame(as: $1) }
        let found = extra
        let isHalfDay = [sourcePlain, unit.plain].contains(where: Self.hasHalfDay)
        extra = Self.removing(missing, from: extra) { Self.isRewritten($1, $0, isHalfDay) }
        missing = Self.removing(found, from: missing) { Self.isRewritten($0, $1, isHalfDay) }
        if sourcePlain.string(of: 0..<sourcePlain.scalars.count).contains("24/7") {
            missing.removeAll { ["24", "7"].contains($0.written) }
        }
        if extra.isEmpty, Self.namesIntroduction(sourcePlain) { missing.removeAll { $0.written == Self.introduction } }
        let isReworded = unit.language.sharesSource(in: unit.entry.table)
        if extra.isEmpty, isReworded { missing.removeAll(where: \.mayBeTimeInWords) }
        guard let first = missing.first(where: { !extra.isEmpty || $0.isTooLargeForWords }),
            !Self.areSame(unit.plain, sourcePlain),
            !unit.isBackedByOthers({ Self.numbers(in: PlainText($0)).map { Self.areSame($0, numbers) } ?? false })
        else { return }
        let wantedNumber = first.written
        let what: FindingMessage =
            extra.first.map { "has \($0.written), but the source has \(wantedNumber)" }
            ?? "lacks the number \(wantedNumber) of the source"
        findings.add(
            "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path,
            atMost: Self.isCertain(missing, extra, wanted, numbers, in: sourcePlain, unit.plain) ? .error : .note)
    }

    /// Whether one amount of the source has another value.
    ///
    /// The number may stand in a sample without words, or be written out, or the sentence may say something else, where
    /// the texts have no other number in common or not the same number of them. A price in another currency differs.
    private static func isCertain(
        _ missing: [TextNumber], _ extra: [TextNumber], _ wanted: [TextNumber], _ numbers: [TextNumber],
        in source: PlainText, _ text: PlainText
    ) -> Bool {
        guard extra.count == 1, wanted.count == numbers.count else { return false }
        return source.scalars.contains(where: WordScalar.isLetter)
            && !missing[0].isPartOfName && !extra[0].isPartOfName
            && CurrencySign.beside(missing[0].written, in: source).map { $0.isIn(text) } ?? true
    }

    /// The digits of ASCII, and the first bytes of those of other scripts.
    private static let digits = ByteSet(
        0x30...0x39, 0xD9...0xD9, 0xDB...0xDB, 0xDF...0xE1, 0xEA...0xEA, 0xEF...0xF0)

    /// The most numbers of a text that are compared, each with each.
    private static let mostNumbers = 64

    /// The number of the first course of a subject, which languages other than English call an introduction.
    private static let introduction = "101"

    /// Whether a text has the number of a first course behind its subject, as in “Sleep 101: how it works”.
    private static func namesIntroduction(_ text: PlainText) -> Bool {
        let words = text.words
        return words.indices.dropFirst().contains { index in
            guard words[index].string == introduction, words[index - 1].string.contains(where: \.isLetter),
                text.scalars[words[index - 1].range.upperBound..<words[index].range.lowerBound].allSatisfy({ $0 == " " }
                )
            else { return false }
            // In front of a noun it is a count.
            guard index + 1 < words.count else { return true }
            return !text.scalars[words[index].range.upperBound..<words[index + 1].range.lowerBound]
                .allSatisfy(WordScalar.isSpace)
        }
    }

    /// Whether a number of a translation replaces one of the source rightly.
    private static func isRewritten(_ source: TextNumber, _ translation: TextNumber, _ isHalfDay: Bool) -> Bool {
        source.isConverted(to: translation) || isHalfDay && source.isSameHour(as: translation)
            || source.mayBePhoneNumber && translation.mayBePhoneNumber
    }

    /// The numbers without those that match one of the others each.
    private static func removing(
        _ others: [TextNumber], from numbers: [TextNumber], where match: (TextNumber, TextNumber) -> Bool
    ) -> [TextNumber] {
        var others = others
        return numbers.filter { number in
            guard let index = others.firstIndex(where: { match(number, $0) }) else { return true }
            others.remove(at: index)
            return false
        }
    }

    /// Whether two texts have the same numbers where a space between groups of three digits is part of a number.
    private static func areSame(_ text: PlainText, _ source: PlainText) -> Bool {
        guard let left = numbers(in: text, spacesGroup: true), let right = numbers(in: source, spacesGroup: true) else {
            return false
        }
        return areSame(left, right)
    }

    private static func areSame(_ left: [TextNumber], _ right: [TextNumber]) -> Bool {
        left.count == right.count && removing(left, from: right) { $0.isSame(as: $1) }.isEmpty
    }

    /// Whether a text has a time of a half-day, such as “9 PM” and “午後9時”.
    private static func hasHalfDay(_ text: PlainText) -> Bool {
        let words = text.string(of: 0..<text.scalars.count).lowercased().replacing(".", with: "")
            .split { !$0.isLetter }
        return words.contains { ["am", "pm"].contains($0) }
            || ["上午", "下午", "午前", "午後", "오전", "오후", "晚上", "早上"].contains { half in
                words.contains { $0.contains(half) }
            }
    }

    /// The numbers of a text; nil where they are written in a way that cannot be compared.
    private static func numbers(in text: PlainText, spacesGroup: Bool = false) -> [TextNumber]? {
        var numbers: [TextNumber] = []
        var (ascii, written) = (String.UnicodeScalarView(), String.UnicodeScalarView())
        let scalars = text.scalars
        for index in 0...scalars.count {
            let scalar = index < scalars.count ? scalars[index] : PlainText.gap
            if let digit = digit(scalar) {
                ascii.append(digit)
                written.append(scalar)
            } else if !ascii.isEmpty {
                if isLargeUnit(behind: index, in: scalars) || isTime(index, scalars) { return nil }
                if index < scalars.count, isInside(index, scalars) || spacesGroup && isGroupSpace(index, scalars) {
                    ascii.append(scalar)
                    written.append(scalar)
                    continue
                }
                let start = index - written.count
                numbers += TextNumber.all(
                    written: String(written), ascii: String(ascii), behind: start > 0 ? scalars[start - 1] : nil,
                    unit: unit(behind: index, in: scalars))
                (ascii, written) = (String.UnicodeScalarView(), String.UnicodeScalarView())
            }
        }
        return numbers
    }

    /// The word after a number, in lower case.
    private static func unit(behind index: Int, in scalars: [Unicode.Scalar]) -> String {
        let rest = scalars[index...].drop { WordScalar.isSpace($0) || $0 == "-" || $0 == "°" }
        let word = rest.prefix(longestUnit).prefix { WordScalar.isLetter($0) || $0 == "״" }
        return String(String.UnicodeScalarView(word)).lowercased()
    }

    private static let longestUnit = 12

    /// Whether a mark or a narrow space separates two digits of one number.
    private static func isInside(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        switch scalars[index] {
        case ".", ",", "'", "’", "\u{A0}", "\u{202F}", "\u{2009}", "٫", "٬":
            index + 1 < scalars.count && digit(scalars[index + 1]) != nil
        default: false
        }
    }

    /// Whether a space separates a digit and a group of three.
    private static func isGroupSpace(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[index] == " ", scalars.count > index + 3 else { return false }
        let isGroup = scalars[(index + 1)...(index + 3)].allSatisfy { digit($0) != nil }
        return isGroup && (index + 4 == scalars.count || digit(scalars[index + 4]) == nil)
    }

    /// Whether a colon separates two digits, as in a time or a ratio.
    private static func isTime(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        guard index + 1 < scalars.count, scalars[index] == ":" else { return false }
        return digit(scalars[index + 1]) != nil
    }

    /// Whether a number ends before 万 or the like, with or without a space.
    private static func isLargeUnit(behind index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard let scalar = scalars[index...].first(where: { !WordScalar.isSpace($0) }) else { return false }
        return scalar.value >= 0x4E00 && "万萬億亿千百十만억천".unicodeScalars.contains(scalar)
    }

    /// The kana, ideographs, and syllables of Yi, which contain no digits.
    private static let ideographs: ClosedRange<UInt32> = 0x3000...0xA4CF

    /// The ASCII digit of the same value, if a scalar is a digit of any script.
    private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return ("0"..."9").contains(scalar) ? scalar : nil }
        guard scalar.value > 0x600, !ideographs.contains(scalar.value), scalar.properties.numericType == .decimal
        else { return nil }
        return scalar.properties.numericValue.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
    }
}
