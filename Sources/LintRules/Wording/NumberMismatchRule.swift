import CatalogCore
import CatalogLint

/// Finds numbers that differ from the source.
struct NumberMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "number-mismatch",
        category: .text,
        summary: "a number differs from the source",
        rationale: """
            “15 days” for “14 days” is a false promise, and so is “99,9” for “9.99”. Numbers count by their digits, in \
            any script, and by the place of a decimal mark, if there is one. The rule reports a number that replaces one of the source, and a missing number above \
            twenty. Smaller numbers may be written out, and so may 30 (half an hour) and round numbers. It ignores \
            times of day, plural forms, years in copyright lines, and numbers before 万, 億 and the like.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts([
                "en": #""1,000.5 km""#, "de": #""1.000,5 km""#, "fr": #""1\u202F000,5 km""#, "ar": #""١٬٠٠٠٫٥ كم""#,
            ]),
            .texts(["en": #""1.250, 0.5, 2,600 and 1,00,000""#, "de": #""1,250, 0,5, 2600 und 100.000""#]),
            .texts(["en": #""Version 1.2.3 of 12.10.24""#, "de": #""Version 12.3 vom 1210.24""#]),
            .texts(["en": #""2 days at 5:00 PM""#, "pt-BR": #""Dois dias às 17:00""#]),
            .texts(["en": #""100000 steps""#, "ja": #""10万歩""#, "cs": #""100 000 kroků""#]),
            .texts(["en": #""30 minutes""#, "zh-Hant": #""半小時""#]),
            .texts(["en": #""3x12, %1$lld of 20""#, "pt-BR": #""3 × 12, 20 de %1$lld""#]),
        ],
        failing: [
            .texts(["en": #""Free for 14 days""#, "pt-BR": #"↓"Grátis por 15 dias""#]),
            .texts(["en": #""Only 9.99 a month""#, "de": #"↓"Nur 99,9 im Monat""#]),
            .texts(["en": #""Save 25%""#, "pt-BR": #"↓"Economize""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.entry.bytes(of: source).intersects(Self.digits), unit.isInUse,
            !unit.path.isPluralCase,
            let sourcePlain = unit.sourcePlain, unit.plain.scalars.contains(where: WordScalar.isInside)
        else { return }
        guard var wanted = Self.numbers(in: sourcePlain), var numbers = Self.numbers(in: unit.plain) else { return }
        if wanted.elementsEqual(numbers, by: { $0.digits == $1.digits }) {
            let pairs = zip(numbers, wanted)
            guard let slip = pairs.first(where: { DecimalNumber.differ($0.written, $1.written) }),
                !unit.isBackedByOthers({
                    Self.numbers(in: PlainText($0))?.contains { $0.written == slip.0.written } ?? false
                })
            else { return }
            let what: FindingMessage = "has \(slip.0.written), but the source has \(slip.1.written)"
            return findings.add(
                "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.place,
                language: unit.language.tag, part: unit.path)
        }
        if sourcePlain.scalars.contains("©") {
            // Copyright lines are updated independently of translations.
            wanted.removeAll(where: \.mayBeYear)
            numbers.removeAll(where: \.mayBeYear)
        }
        let missing = Self.removing(numbers, from: wanted)
        let extra = Self.removing(wanted, from: numbers)
        let digits = numbers.map(\.digits).sorted()
        guard let first = missing.first(where: { !extra.isEmpty || $0.isTooLargeForWords }),
            !Self.areSame(unit.plain, sourcePlain),
            !unit.isBackedByOthers({ Self.numbers(in: PlainText($0)).map { $0.map(\.digits).sorted() } == digits })
        else { return }
        let wantedNumber = first.written
        let what: FindingMessage =
            extra.first.map { "has \($0.written), but the source has \(wantedNumber)" }
            ?? "lacks the number \(wantedNumber) of the source"
        findings.add(
            "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.place,
            language: unit.language.tag, part: unit.path)
    }

    /// The digits of ASCII, and the first bytes of those of other scripts.
    private static let digits = ByteSet(
        0x30...0x39, 0xD9...0xD9, 0xDB...0xDB, 0xDF...0xE1, 0xEA...0xEA, 0xEF...0xF0)

    /// A number of a text.
    private struct Number {
        /// Its digits in ASCII, for comparison.
        var digits = ""
        /// The spelling, with its separators.
        var written = ""

        var isTooLargeForWords: Bool { Int(digits).map { $0 > 20 && !Self.round.contains($0) } ?? true }

        var mayBeYear: Bool { digits.count == 4 && (digits.hasPrefix("19") || digits.hasPrefix("20")) }

        /// Numbers with names of one word, and those for half and quarters of an hour.
        private static let round: Set<Int> = [30, 45, 50, 60, 90, 100, 1000, 10_000, 1_000_000]
    }

    private static func removing(_ others: [Number], from numbers: [Number]) -> [Number] {
        var counts: [String: Int] = [:]
        for number in others { counts[number.digits, default: 0] += 1 }
        return numbers.filter { number in
            guard let count = counts[number.digits], count > 0 else { return true }
            counts[number.digits] = count - 1
            return false
        }
    }

    /// Whether two texts have the same numbers where a space between groups of three digits is part of a number.
    private static func areSame(_ text: PlainText, _ source: PlainText) -> Bool {
        let all = [text, source].map { numbers(in: $0, spacesGroup: true)?.map(\.digits).sorted() }
        return all[0] == all[1]
    }

    /// The numbers of a text; nil where they are written in a way that cannot be compared.
    private static func numbers(in text: PlainText, spacesGroup: Bool = false) -> [Number]? {
        var numbers: [Number] = []
        var number = Number()
        for (index, scalar) in text.scalars.enumerated() {
            if let digit = digit(scalar) {
                number.digits.unicodeScalars.append(digit)
                number.written.unicodeScalars.append(scalar)
            } else if !number.digits.isEmpty {
                if scalar == ":" || isLargeUnit(scalar) { return nil }
                if isInside(index, text.scalars) || (spacesGroup && isGroupSpace(index, text.scalars)) {
                    number.written.unicodeScalars.append(scalar)
                    continue
                }
                numbers.append(number)
                number = Number()
            }
        }
        return number.digits.isEmpty ? numbers : numbers + [number]
    }

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

    private static func isLargeUnit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x4E00 && "万萬億亿千百十만억천".unicodeScalars.contains(scalar)
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
