/// What tells the languages of one script apart: how much more likely frequent words are in one of them than in the
/// others, and in other words short runs of letters.
///
/// A weight is the natural logarithm of that, in quarters. What a word says for a language is its weight, or else the sum
/// over its runs.
package final class LanguageModel: Sendable {
    /// The codes of the languages.
    package let languages: [String]
    /// The number of a letter, in either case, by its scalar; 0 for letters that no run has.
    private let letters: [UInt8]
    /// The runs, packed, in a table of open addresses; 0 is a free place.
    private let runs: [UInt32]
    /// The index of a run's first block of weights, by the place of the run.
    private let rows: [Int32]
    /// The weights of all runs: a row of blocks each, padded with zeros.
    private let weights: [LanguageWeights]
    private let words: FrequentWords

    /// The models by script; each is read when it is asked for first.
    package static func model(of script: LetterScript) -> LanguageModel? {
        switch script {
        case .latin: latin
        case .cyrillic: cyrillic
        case .arabic: arabic
        default: nil
        }
    }

    private static let latin = LanguageModel(.latin)
    private static let cyrillic = LanguageModel(.cyrillic)
    private static let arabic = LanguageModel(.arabic)

    /// The languages that the model of a script tells apart; does not read the model.
    static func languages(in script: LetterScript) -> ModelLanguages? {
        switch script {
        case .latin: latinLanguages
        case .cyrillic: cyrillicLanguages
        case .arabic: arabicLanguages
        default: nil
        }
    }

    private static let latinLanguages = ModelLanguages(.latin)
    private static let cyrillicLanguages = ModelLanguages(.cyrillic)
    private static let arabicLanguages = ModelLanguages(.arabic)

    private init(_ table: LanguageModelTable) {
        let reader = LanguageModelReader(table)
        languages = reader.languages
        letters = reader.letters
        runs = reader.runs
        rows = reader.rows
        weights = reader.weights
        words = FrequentWords(table)
    }

    /// The number of a letter, ``LanguageModelReader/unknown`` for a letter that no run has; 0 for other characters.
    private func number(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = Int(scalar.value)
        if value < letters.count, letters[value] != 0 { return UInt32(letters[value]) }
        if value < 0x80 { return 0 }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
            ? LanguageModelReader.unknown : 0
    }

    private func row(of run: UInt32) -> Int? {
        var place = LanguageModelReader.place(of: run, in: runs.count)
        while runs[place] != 0 {
            if runs[place] == run { return Int(rows[place]) }
            place = (place + 1) & (runs.count - 1)
        }
        return nil
    }

    /// Hands the row of each run that a text has to `body`, and says how many letters there are.
    @inline(__always)
    private func forEachRow(in scalars: some Sequence<Unicode.Scalar>, _ body: (Int) -> Void) -> Int {
        var letterCount = 0
        var key = LanguageModelReader.edge
        for scalar in scalars {
            let number = number(scalar)
            if number == 0, key == LanguageModelReader.edge { continue }
            key = key << 8 | (number == 0 ? LanguageModelReader.edge : number)
            for order in 1...4 where number != 0 || order > 1 {
                let run = order == 4 ? key : key & ((1 << (8 * UInt32(order))) - 1)
                guard run >> (8 * UInt32(order - 1)) != 0 else { break }
                if let row = row(of: run) { body(row) }
            }
            if number == 0 { key = LanguageModelReader.edge } else { letterCount += 1 }
        }
        return letterCount
    }

    /// Whether a text's runs of letters look more like those of another language; quick, since most texts need no more.
    package func doubts(_ text: ArraySlice<UInt8>, in declared: ModelLanguage) -> Bool {
        withUnsafeTemporaryAllocation(of: LanguageWeights.self, capacity: blocks(in: languages.count)) { sums in
            sums.initialize(repeating: .zero)
            let letters = weights.withUnsafeBufferPointer { weights in
                forEachRow(in: SpacedScalars(text)) { row in
                    for block in sums.indices { sums[block] &+= weights[row &+ block] }
                }
            }
            return sums.withMemoryRebound(to: Int16.self) { sums in
                let expected = declared.expected.reduce(Int16.min) { max($0, sums[$1]) }
                return letters > 0 && declared.others.contains { sums[$0] > expected }
            }
        }
    }

    private func blocks(in count: Int) -> Int {
        (count + LanguageWeights.scalarCount - 1) / LanguageWeights.scalarCount
    }

    /// What a word in lower case says for each language.
    func support(ofWord word: String) -> WordSupport {
        if let weights = words.weights(of: word, count: languages.count) {
            return WordSupport(weights: weights, most: WordSupport.mostOfFrequent)
        }
        var sums = [Int](repeating: 0, count: languages.count)
        _ = forEachRow(in: Array(word.unicodeScalars) + [" "]) { row in
            for language in sums.indices {
                let (block, position) = language.quotientAndRemainder(dividingBy: LanguageWeights.scalarCount)
                sums[language] += Int(weights[row + block][position])
            }
        }
        return WordSupport(weights: sums, most: WordSupport.mostOfOther)
    }
}

/// The scalars of a text, and a space at the end.
private struct SpacedScalars: Sequence, IteratorProtocol {
    private var bytes: ArraySlice<UInt8>.Iterator
    private var parser = Unicode.UTF8.ForwardParser()
    private var isAtEnd = false

    init(_ text: ArraySlice<UInt8>) { bytes = text.makeIterator() }

    mutating func next() -> Unicode.Scalar? {
        switch parser.parseScalar(from: &bytes) {
        case .valid(let encoded): return Unicode.UTF8.decode(encoded)
        case .error: return "\u{FFFD}"
        case .emptyInput:
            defer { isAtEnd = true }
            return isAtEnd ? nil : " "
        }
    }
}
