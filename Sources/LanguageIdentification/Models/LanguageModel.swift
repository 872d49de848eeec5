import CatalogRuntime

/// A model that distinguishes the languages of one script by frequent words and by short runs of letters in other
/// words.
///
/// The weight of a word or run in a language is a log-likelihood ratio: the language compared with the other languages.
/// Its unit is a quarter of a natural logarithm. The score of a word is its weight, or the sum of the weights of its
/// runs.
package final class LanguageModel: Sendable {
    /// The codes of the languages.
    package let languages: [String]
    /// The number of each letter, uppercase or lowercase, by its scalar; 0 for letters that occur in no run.
    private let letters: [UInt8]
    /// A hash table of runs with open addressing.
    private let runs: [LanguageModelReader.Run]
    /// The weights of all runs: a row of blocks each, padded with zeros.
    private let weights: [LanguageWeights]
    private let words: FrequentWords
    /// The sums of words that no thread uses at the moment.
    private let idleSums = Locked<[WordSums]>([])

    /// Returns the model of a script, which is loaded on first use; nil if there is none.
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

    /// Returns the languages in the model of a script without loading the model; nil if there is none.
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
        weights = reader.weights
        words = FrequentWords(table)
    }

    /// Returns the number that stands for a letter, ``LanguageModelReader/unknown`` for a letter in no run, and 0 for
    /// other characters.
    private func number(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = Int(scalar.value)
        if value < letters.count, letters[value] != 0 { return UInt32(letters[value]) }
        if value < 0x80 { return 0 }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
            ? LanguageModelReader.unknown : 0
    }

    /// Calls `body` with the row of each run in a text.
    ///
    /// Returns the number of letters.
    @inline(__always)
    private func forEachRow(in scalars: some Sequence<Unicode.Scalar>, _ body: (Int) -> Void) -> Int {
        runs.withUnsafeBufferPointer { runs in
            var letterCount = 0
            var key = LanguageModelReader.edge
            for scalar in scalars {
                let number = number(scalar)
                if number == 0, key == LanguageModelReader.edge { continue }
                key = key << 8 | (number == 0 ? LanguageModelReader.edge : number)
                for order in 1...4 where number != 0 || order > 1 {
                    let run = order == 4 ? key : key & ((1 << (8 * UInt32(order))) - 1)
                    guard run >> (8 * UInt32(order - 1)) != 0 else { break }
                    if let row = Self.row(of: run, in: runs) { body(row) }
                }
                if number == 0 { key = LanguageModelReader.edge } else { letterCount += 1 }
            }
            return letterCount
        }
    }

    @inline(__always)
    private static func row(of run: UInt32, in runs: UnsafeBufferPointer<LanguageModelReader.Run>) -> Int? {
        var slot = LanguageModelReader.slot(of: run, in: runs.count)
        while runs[slot].letters != 0 {
            if runs[slot].letters == run { return Int(runs[slot].row) }
            slot = (slot + 1) & (runs.count - 1)
        }
        return nil
    }

    /// Returns whether a text's runs of letters look more like another language.
    ///
    /// This test is fast, and most texts need no other.
    package func doubts(_ text: ArraySlice<UInt8>, in declared: ModelLanguage) -> Bool {
        let count = LanguageModelReader.blocks(in: languages.count)
        let known = idleSums.withLock { $0.popLast() } ?? WordSums(blockCount: count)
        defer { idleSums.withLock { $0.append(known) } }
        return withUnsafeTemporaryAllocation(of: LanguageWeights.self, capacity: count) { sums in
            sums.initialize(repeating: .zero)
            var hasLetters = false
            text.withUnsafeBufferPointer { text in
                var (key, start) = (WordSums.Key(), 0)
                for index in 0...text.count {
                    if index < text.count, isInWord(text[index]) {
                        key.add(text[index])
                        continue
                    }
                    if !key.isEmpty {
                        let word = text[start..<index]
                        let isWord = known.add(key, to: sums) { add(word, to: $0) }
                        hasLetters = hasLetters || isWord
                        key = WordSums.Key()
                    }
                    start = index + 1
                }
            }
            return sums.withMemoryRebound(to: Int16.self) { sums in
                let expected = declared.expected.reduce(Int16.min) { max($0, sums[$1]) }
                return hasLetters && declared.others.contains { sums[$0] > expected }
            }
        }
    }

    /// Returns whether a byte may belong to a letter: only other ASCII characters certainly end every run.
    private func isInWord(_ byte: UInt8) -> Bool { byte >= 0x80 || letters[Int(byte)] != 0 }

    /// Adds the weights of a word's runs, and returns whether the word has a letter.
    private func add(
        _ word: Slice<UnsafeBufferPointer<UInt8>>, to sums: UnsafeMutableBufferPointer<LanguageWeights>
    ) -> Bool {
        let count = sums.count
        return weights.withUnsafeBufferPointer { weights in
            forEachRow(in: SpacedScalars(word)) { row in
                for block in 0..<count { sums[block] &+= weights[row &+ block] }
            } > 0
        }
    }

    /// Returns whether words look more like a rival than like a language, both of this model.
    ///
    /// - Parameter words: Distinct words in lowercase.
    package func prefers(_ rival: ModelLanguage, over language: ModelLanguage, for words: [String]) -> Bool {
        let support = words.map { self.support(ofWord: $0) }
        let total = { (index: Int) in support.reduce(0) { $0 + $1.bounded(index) } }
        return total(rival.index) > total(language.index)
    }

    /// Returns the scores of a lowercase word for each language.
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

/// The scalars of a word, followed by a space.
private struct SpacedScalars: Sequence, IteratorProtocol {
    private var bytes: Slice<UnsafeBufferPointer<UInt8>>.Iterator
    private var parser = Unicode.UTF8.ForwardParser()
    private var isAtEnd = false

    init(_ text: Slice<UnsafeBufferPointer<UInt8>>) { bytes = text.makeIterator() }

    @inline(__always)
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
