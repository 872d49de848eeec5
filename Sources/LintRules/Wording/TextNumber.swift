import CatalogLint

/// A number in a text, with the values that its spelling may mean.
struct TextNumber {
    /// The spelling, with its separators.
    let written: String
    /// The values in decimal notation, without grouping and needless zeros.
    ///
    /// `1.000` is 1000 or 1; `1.5` and `1,50` are 1.5 only.
    let values: [String]
    /// The word directly after the number, in lower case; empty if there is none.
    let unit: String
    /// Whether the digits belong to a code: a letter, `@`, `#`, `_` or `+` is directly before them, as in `@name97` and
    /// `+31`, or zeros lead, as in `0031`.
    let isPartOfName: Bool

    /// Whether a translation may leave out the number only if it is wrong, because numbers up to 20 are often words.
    var isTooLargeForWords: Bool {
        guard let value = values.first.flatMap({ Int($0) }) else { return true }
        return value > 20 && !Self.round.contains(value)
    }

    /// Whether the number counts units of time that a larger unit names in one word, as “24 hours” is a day.
    var mayBeTimeInWords: Bool { Self.timesInWords[values.first ?? ""]?.contains { unit.hasPrefix($0) } ?? false }

    private static let timesInWords: [String: [String]] = [
        "24": ["h", "std"], "365": ["d", "tag"], "52": ["w", "woche"],
    ]

    /// Whether the number may be a year.
    var mayBeYear: Bool { written.count == 4 && (written.hasPrefix("19") || written.hasPrefix("20")) }

    /// Whether the number may be a phone number, of which each language has its own sample.
    var mayBePhoneNumber: Bool { written.count >= 9 && written.allSatisfy { $0.isASCII && $0.isNumber } }

    /// Numbers with names of one word, and those for half and quarters of an hour.
    private static let round: Set<Int> = [30, 45, 50, 60, 90, 100, 1000, 10_000, 1_000_000]

    /// Returns whether both can have the same value.
    func isSame(as other: TextNumber) -> Bool { values.contains { other.values.contains($0) } }

    /// Creates a number from its spelling in ASCII digits.
    private init(_ written: String, behind previous: Unicode.Scalar?, unit: String, values: [String]) {
        self.written = written
        self.unit = unit
        self.values = values
        let isMarked = previous.map { $0.isASCII && ($0.properties.isAlphabetic || "@#_+".unicodeScalars.contains($0)) }
        isPartOfName = isMarked ?? false || written.hasPrefix("0") && written.dropFirst().first?.isNumber ?? false
    }

    /// Returns the number of a spelling, or the numbers of a date or version such as `31.12.2025`.
    ///
    /// - Parameter previous: The scalar before the spelling.
    static func all(written: String, ascii: String, behind previous: Unicode.Scalar?, unit: String) -> [TextNumber] {
        // Most numbers have no separators.
        if ascii.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return [TextNumber(written, behind: previous, unit: unit, values: [plain(ascii)])]
        }
        let marks = Set(ascii.filter { !$0.isASCII || !$0.isNumber })
        let groups = ascii.split { !($0.isASCII && $0.isNumber) }
        if groups.count > 2, marks.count == 1, !isGrouped(groups) {
            return groups.map { group in
                let last = group.endIndex == groups.last?.endIndex
                return TextNumber(String(group), behind: nil, unit: last ? unit : "", values: [plain(String(group))])
            }
        }
        return [TextNumber(written, behind: previous, unit: unit, values: values(of: ascii, groups))]
    }

    // MARK: - Values

    /// Whether the parts between separators group digits, as in `1.000.000` and `10,00,000`.
    private static func isGrouped(_ groups: [Substring]) -> Bool {
        guard let last = groups.last, last.count == 3, groups[0].count <= 3 else { return false }
        let inner = groups.dropFirst().dropLast()
        return inner.allSatisfy { $0.count == 3 } || inner.allSatisfy { $0.count == 2 }
    }

    private static func values(of ascii: String, _ groups: [Substring]) -> [String] {
        let digits = groups.joined()
        guard let mark = ascii.last(where: { !($0.isASCII && $0.isNumber) }), let last = groups.last else {
            return [plain(digits)]
        }
        let decimal = "\(plain(groups.dropLast().joined())).\(last)".withoutNeedlessZeros
        if mark == "٫" { return [decimal] }
        guard mark == "." || mark == "," else { return [plain(digits)] }
        let isLastOfKind = ascii.count { $0 == mark } == 1
        guard isLastOfKind else { return [plain(digits)] }
        let mayGroup = last.count == 3 && groups[0] != "0" && isGrouped(groups)
        let isOnlyMark = groups.count == 2
        return mayGroup && isOnlyMark ? [plain(digits), decimal] : [decimal]
    }

    private static func plain(_ digits: String) -> String {
        let significant = digits.drop { $0 == "0" }
        return significant.isEmpty ? "0" : String(significant)
    }
}

extension TextNumber {
    /// Returns whether a number in a translation is this number of the source in other units, or in words.
    func isConverted(to other: TextNumber) -> Bool {
        isMetric(other) || isMagnitude(of: other) || other.isMagnitude(of: self) || isSameTime(as: other)
    }

    /// Returns whether both are the same hour, once of twelve and once of twenty-four.
    func isSameHour(as other: TextNumber) -> Bool {
        guard let hour = values.first.flatMap({ Int($0) }), let otherHour = other.values.first.flatMap({ Int($0) })
        else {
            return false
        }
        return hour != otherHour && max(hour, otherHour) <= 24 && hour % 12 == otherHour % 12
    }

    /// Returns whether both are the same time in other units: 1 day and 24 hours.
    private func isSameTime(as other: TextNumber) -> Bool {
        guard let value = values.first.flatMap({ Int($0) }), let otherValue = other.values.first.flatMap({ Int($0) }),
            value < Self.mostTime, otherValue < Self.mostTime,
            let time = Self.times.first(where: { unit.hasPrefix($0.unit) })
        else { return false }
        return value * time.smaller == otherValue || time.larger > 0 && otherValue * time.larger == value
    }

    /// The products of smaller numbers do not overflow.
    private static let mostTime = 1_000_000_000
    /// English units, each with its number of the next smaller unit, and the number that the next larger unit has of it.
    private static let times = [
        (unit: "second", smaller: 0, larger: 60), (unit: "minute", smaller: 60, larger: 60),
        (unit: "hour", smaller: 60, larger: 24), (unit: "day", smaller: 24, larger: 7),
        (unit: "week", smaller: 7, larger: 0), (unit: "month", smaller: 0, larger: 12),
        (unit: "year", smaller: 12, larger: 0),
    ]

    /// Whether the number has a unit of the imperial system and the other one of the metric system.
    private func isMetric(_ other: TextNumber) -> Bool {
        let isImperial = Self.imperial.contains(unit) || written.contains("'") || written.contains("’")
        return isImperial
            && (Self.metric.contains(other.unit) || Self.metricWords.contains { other.unit.hasPrefix($0) })
    }

    private static let imperial: Set<String> = [
        "mi", "mile", "miles", "ft", "foot", "feet", "in", "inch", "inches", "yd", "yard", "yards", "lb", "lbs",
        "pound",
        "pounds", "oz", "ounce", "ounces", "gal", "gallon", "gallons", "mph", "f",
    ]
    private static let metric: Set<String> = [
        "km", "m", "cm", "mm", "kg", "g", "l", "ml", "c", "км", "м", "см", "мм", "кг", "г", "л", "ק", "كم", "م", "كجم",
    ]
    private static let metricWords = [
        "kilo", "met", "mèt", "mét", "centi", "zenti", "gram", "lit", "кило", "мет", "сант", "грам", "лит", "літ",
        "χιλ",
        "μέτρ", "公里", "公尺", "公分", "公斤", "千米", "千克", "厘米", "米", "克", "キロ", "メートル", "センチ", "グラム", "킬로",
        "미터", "센티", "그램", "ק״מ", "ק\"מ", "קילו", "מטר", "كيلو", "متر",
    ]

    /// Whether the number is written out by the other with a word: 1,000,000 by “1 million”.
    private func isMagnitude(of other: TextNumber) -> Bool {
        Self.magnitudes.contains { zeros, words in
            words.contains { other.unit.hasPrefix($0) }
                && values.contains { value in other.values.contains { Self.shifted($0, by: zeros) == value } }
        }
    }

    /// A value with the decimal point moved to the right; nil if a fraction remains.
    private static func shifted(_ value: String, by zeros: Int) -> String? {
        let parts = value.split(separator: ".")
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        guard fraction.count <= zeros, let whole = parts.first else { return nil }
        return plain(whole + fraction + String(repeating: "0", count: zeros - fraction.count))
    }

    /// The beginnings of words for thousands, millions and thousand millions.
    private static let magnitudes: [(zeros: Int, words: [String])] = [
        (
            3,
            [
                "mil", "thousand", "tausend", "tsd", "tis", "tys", "тыс", "тис", "bin", "nghìn", "ngàn", "ribu", "χιλ",
                "tuhat",
            ]
        ),
        (3, ["k", "t.", "rb", "duizend", "tusen", "ezer", "mii", "هزار", "ألف", "אלף", "हज़ार", "พัน"]),
        (
            6,
            ["mil", "mio", "mln", "млн", "мил", "мільйон", "εκατ", "triệu", "juta", "مليون", "میلیون", "מיליון", "ล้าน"]
        ),
        (5, ["lakh", "लाख"]), (7, ["crore", "करोड़"]),
        (9, ["mil", "mrd", "mld", "bil", "млрд", "миллиард", "мільярд", "miliard", "milyar", "tỷ", "δισ"]),
    ]
}

extension String {
    fileprivate var withoutNeedlessZeros: String {
        var text = self[...]
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return String(text)
    }
}
