import CatalogCore
import CatalogLint

/// Finds a word that is repeated.
struct DoubledWordRule: UnitRule {
    static let description = RuleDescription(
        id: "doubled-word",
        category: .text,
        summary: "a word is repeated",
        rationale: """
            It is left over from an edit, and its author easily overlooks it. The rule ignores words that are doubled \
            for a reason (“that that”, “vous vous”, “die die”, “piano piano”), parts of compounds (“E-mail mail”), \
            names and addresses, and words that the source doubles too. It is a note if a text of only the two words \
            translates several, in a text that calls so (“Purr purr…”), and where the first of two words belongs to a \
            verb (“logged in in Settings”, “brug for for at”). The rule also ignores three in a row, and languages \
            for which it knows no such words. In languages that form words by doubling, it finds only words such as \
            “ve ve”, which nobody doubles.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Know that that counts. Go, go! Run run run""#, "fr": #""Vous vous entraînez""#]),
            .texts(["en": #""Duran Duran mix""#, "pt-BR": #""Mix de Duran Duran""#, "vi": #""Luôn luôn""#]),
            .texts(["en": #""12 12 · %@ %@""#, "pt-BR": #""de\nde""#]),
            .texts(["en": #""Slow down""#, "it": #""Rallenta piano piano""#, "tr": #""Yavaş yavaş""#]),
            .texts(["en": #""The folder's page""#, "de": #""Die Seite in der der Ordner liegt""#]),
            .texts(["en": #""Cancel it""#, "ca": #""Cancel·la la subscripció""#, "fr": #""L’historique historique""#]),
            .texts(["en": #""A cup is the same as 240 ml""#, "pl": #""Szklanka to to samo co 240 ml""#]),
            .texts(["en": #""Use AirPods Pro to run""#, "cs": #""Vem si AirPods Pro pro běh""#]),
            .texts([
                "en": #""Show Media and Files in Files""#, "eu": #""Erakutsi fitxategiak Fitxategiak aplikazioan""#,
            ]),
            .texts(["en": #""Sing Mama Mia""#, "de": #""Mama Mama""#, "lus": #""Zawng zawng""#]),
            .texts(["en": #""Stops to ask for leave""#, "de": #""Hält an, um um Erlaubnis zu bitten""#]),
            .texts(["en": #""Join shop.com""#, "pt-BR": #""Entre na shop.com com o código""#]),
            .texts(["en": #""Use proxy.shop.com""#, "fr": #""Par le proxy proxy.shop.com""#]),
            .texts(["en": #""New data""#, "sq": #""Të dhëna të reja të të dhënave""#]),
            .texts(["en": #""Clear your Your Picks list""#, "de": #""Der Hintergrund ist bei Hell hell""#]),
        ],
        failing: [
            .texts(["en": #"↓"Start the the workout""#, "pt-BR": #""Iniciar treino""#]),
            .texts(["en": #"↓"Start the The workout""#]),
            .texts(["en": #""Muscle gain""#, "pt-BR": #"↓"Ganho de de massa""#]),
            .texts(["en": #""Choose a file""#, "de": #"↓"Wähle Wähle eine Datei""#]),
            .texts(["en": #""Import data…""#, "es": #"↓"Importar datos datos…""#, "it": #"↓"Importa «dati dati»""#]),
            .texts(["en": #""Import data""#, "de": #"↓"‚Daten Daten’ laden""#]),
            .texts(["en": #""Last quarter""#, "es": #"↓"Cuarto cuarto""#]),
            .texts(["en": #""All you need to see it""#, "da": #"↓"Alt, du har brug for for at se det""#]),
            .texts(["en": #""Phew!""#, "fi": #"↓"Huh huh!""#]),
            .texts(["en": #""Good morning""#, "de": #"↓"Guten Guten""#]),
            .texts(["en": #"↓"Purr purr… warm hands!""#]),
            .texts(["en": #"↓"Make sure that you are logged in in Settings""#]),
            .texts(["en": #""Sets and runs""#, "tr": #"↓"Setler ve ve koşular""#, "vi": #"↓"Tên của của bạn""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.isInUse, let language = unit.language.code, Self.mayBeDoubled(unit.text.utf8) else { return }
        let always = Doubling.neverRight[language]
        guard always != nil || (unit.language.modelled != nil && !Doubling.languages.contains(language)),
            let (word, isName, hasNewCapital) = Self.doubled(in: unit.plain)
        else { return }
        if isName, !isTranslated(word, unit) { return }
        // “… ficheiros Ficheiros”: files, and the app of that name.
        if hasNewCapital, unit.sourcePlain.map(Self.namesTwice) ?? false { return }
        guard always?.contains(word.lowercased()) ?? !Doubling.isUsual(word, in: language),
            Self.doubled(in: unit.sourcePlain) == nil
        else { return }
        findings.add(
            "the word \(Quotation.of(word)) is repeated: \(Quotation.of(unit.text))", at: unit.text.location,
            language: unit.language.tag, part: unit.path,
            atMost: Self.mayBeMeant(in: unit) || Self.endsVerb(word, in: unit) || Self.endsPhrase(word, in: unit)
                ? .note : .error)
    }

    /// Whether a text may begin with two equal words on purpose: a name that translates two words, or a call such as
    /// “Purr purr…” in the source.
    private static func mayBeMeant(in unit: UnitContext) -> Bool {
        let words = unit.plain.words
        guard words[0].folded == words[1].folded, words[0].range.lowerBound == 0 else { return false }
        if let source = unit.sourcePlain {
            // A slip repeats the capital, too.
            guard words.count == 2, words[0].string != words[1].string else { return false }
            return source.words.count > 1 || isCall(unit.plain) && isCall(source)
        }
        let end = words[1].range.upperBound
        return end == unit.plain.scalars.count || unit.plain.scalars[end] != " "
    }

    /// Whether a text ends as a call does: “Huh huh!” for “Phew!”.
    private static func isCall(_ text: PlainText) -> Bool { text.scalars.last == "!" }

    /// Whether the first of two equal words belongs to the phrase before it, as in the Danish “brug for for at se”.
    private static func endsPhrase(_ word: String, in unit: UnitContext) -> Bool {
        guard let purpose = unit.language.code.flatMap({ Doubling.purposes[$0] }), word == purpose.preposition else {
            return false
        }
        let words = unit.plain.words
        return words.indices.dropFirst(2).contains { index in
            words[index].folded == purpose.infinitive && words[index - 1].folded == word
                && words[index - 2].folded == word
        }
    }

    /// Whether the first of two equal words belongs to the verb before it, as in “logged in in Settings”.
    private static func endsVerb(_ word: String, in unit: UnitContext) -> Bool {
        guard unit.language.code == "en", Doubling.particles.contains(word) else { return false }
        let words = unit.plain.words
        return words.indices.dropFirst(2).contains { index in
            words[index].folded == word && words[index - 1].folded == word
                && Doubling.takesParticle(words[index - 2].folded)
        }
    }

    /// Whether a word with a capital occurs twice, at least once behind the beginning.
    private static func namesTwice(_ source: PlainText) -> Bool {
        let names = source.words.filter(\.isCapitalised).map(\.folded)
        return Set(names).count < names.count
    }

    /// Whether a capitalised word is a word of the translation, rather than a name that the source has too.
    private func isTranslated(_ word: String, _ unit: UnitContext) -> Bool {
        guard let source = unit.sourcePlain else { return false }
        let folded = word.lowercased()
        return !source.words.contains { $0.folded.hasPrefix(folded.prefix(4)) }
    }

    /// Returns whether two words in a row begin with the same two bytes and have the same length.
    ///
    /// Case does not count. This is quick, because hardly any text has such words.
    private static func mayBeDoubled(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var (start, previous, length, index) = (0, 0, 0, 0)
            while index <= bytes.count {
                if index < bytes.count, isOfWord(bytes[index]) {
                    index &+= 1
                    continue
                }
                let end = index < bytes.count ? lengthOfEnd(bytes, index) : 1
                if end > 0 {
                    let own = index - start
                    if own == length, own > 1, mayBegin(bytes[start], bytes[previous]),
                        mayBeEqual(bytes[start..<index], bytes[previous..<(previous + own)])
                    {
                        return true
                    }
                    if own > 0 { (previous, length) = (start, own) }
                    start = index + end
                }
                index += max(1, end)
            }
            return false
        }
    }

    /// Returns whether a byte certainly belongs to a word, as most bytes do.
    @inline(__always)
    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || (byte >= 0x80 && byte != 0xC2 && byte != 0xE2)
    }

    /// Returns whether two words that begin with these bytes may differ only in capitals; quick, since most differ here.
    @inline(__always)
    private static func mayBegin(_ left: UInt8, _ right: UInt8) -> Bool {
        left >= 0x80 || (left ^ right) & ~0x20 == 0
    }

    /// Returns whether two words of equal length in bytes may differ only in capitals.
    private static func mayBeEqual(
        _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        var lead: UInt8 = 0
        for (index, other) in zip(left.indices, right.indices) {
            let (own, byte) = (left.base[index], right.base[other])
            if own < 0x80 || own >= 0xC0 { lead = own }
            if own == byte || (own ^ byte == 0x20) { continue }
            // Letters from Arabic to Hangul have no capitals, except those of a few scripts with these lead bytes.
            guard (0xC3...0xD6).contains(lead) || [0xE1, 0xE2, 0xEA, 0xEF].contains(lead) || lead >= 0xF0 else {
                return false
            }
            if !left.contains(where: isOfMark), !right.contains(where: isOfMark),
                let own = letter(in: left, index), let counterpart = letter(in: right, other),
                own.lowercaseMapping != counterpart.lowercaseMapping
            {
                return false
            }
        }
        return true
    }

    /// Returns whether a byte begins most combining marks, with which a letter has two spellings.
    private static func isOfMark(_ byte: UInt8) -> Bool { byte == 0xCC || byte == 0xCD }

    /// Returns the letter of two bytes that has a byte, in Latin, Greek, Cyrillic and Armenian; nil for others.
    private static func letter(
        in word: Slice<UnsafeBufferPointer<UInt8>>, _ index: Int
    ) -> Unicode.Scalar.Properties? {
        let first = word[index] & 0xC0 == 0x80 && index > word.startIndex ? index - 1 : index
        guard first + 1 < word.endIndex, (0xC3...0xD6).contains(word[first]), word[first + 1] & 0xC0 == 0x80 else {
            return nil
        }
        let value = UInt32(word[first] & 0x1F) << 6 | UInt32(word[first + 1] & 0x3F)
        return Unicode.Scalar(value)?.properties
    }

    /// Returns the number of bytes of white space or punctuation at an index; zero if a word has the byte.
    ///
    /// Beyond ASCII these are the marks of Latin-1, such as `«`, and of the block of “general punctuation”, such as `…`.
    private static func lengthOfEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let byte = bytes[index]
        switch byte {
        case ..<0x30, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7F: return 1
        case 0xC2: return min(2, bytes.count - index)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80: return 3
        default: return 0
        }
    }

    /// Returns whether a hyphen, an apostrophe, the middle dot of Catalan or the dot of an address joins a word to
    /// another one.
    private static func isPartOfWord(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
        let (before, after) = (range.lowerBound - 1, range.upperBound)
        return before > 0 && joints.contains(scalars[before]) && WordScalar.isLetter(scalars[before - 1])
            || after + 1 < scalars.count && joints.contains(scalars[after]) && WordScalar.isLetter(scalars[after + 1])
    }

    private static let joints: Set<Unicode.Scalar> = [".", "-", "\u{2010}", "\u{2011}", "'", "’", "·"]

    /// Returns the second of two equal words, and whether they may be names, because they begin with a capital.
    private static func doubled(in text: PlainText?) -> (word: String, isName: Bool, hasNewCapital: Bool)? {
        guard let text, text.scalars.count > 4 else { return nil }
        let words = text.words
        for index in words.indices.dropFirst() {
            let (left, right) = (words[index - 1], words[index])
            let gap = text.scalars[left.range.upperBound..<right.range.lowerBound]
            guard left.range.count == right.range.count, left.range.count > 1, gap.allSatisfy({ $0 == " " }),
                left.folded == right.folded, left.string.contains(where: \.isLetter),
                !isPartOfWord(left.range, text.scalars), !isPartOfWord(right.range, text.scalars)
            else { continue }
            let areNames = left.isCapitalised && right.isCapitalised
            // “your Your Picks list” has a name of several words.
            if right.isCapitalised, !left.isCapitalised, words.dropFirst(index + 1).first?.isCapitalised ?? false {
                continue
            }
            // “AirPods Pro pro”: a name and a Czech word; “bei Hell hell”: the name of a choice and what it does.
            if left.isCapitalised, !right.isCapitalised, index > 1 { continue }
            // A name may begin a sentence, but only there is the capital of another word.
            if areNames, index > 1 { continue }
            let isThird = [index - 2, index + 1].contains {
                words.indices.contains($0) && words[$0].folded == left.folded
            }
            if !isThird { return (right.string, areNames, right.isCapitalised && !left.isCapitalised) }
        }
        return nil
    }
}
