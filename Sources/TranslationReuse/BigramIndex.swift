/// The lists of the texts that contain each pair of adjacent characters.
struct BigramIndex {
    /// The index of each pair's list.
    private(set) var numbers: [UInt64: Int32] = [:]
    /// The number of distinct pairs in each text.
    private(set) var pairCounts: [Int32] = []
    /// The list indices of all pairs, text by text.
    private(set) var met: [Int32] = []
    private var listLengths: [Int32] = []
    /// For each pair, the index plus 1 of the last text that contains it.
    private var lastText: [Int32] = []

    /// Adds the next text.
    mutating func add(_ units: [UInt32]) {
        let text = Int32(pairCounts.count + 1)
        let before = met.count
        SegmentIndex.forEachPair(of: units) { pair in
            let number = number(of: pair)
            guard lastText[number] != text else { return }
            lastText[number] = text
            listLengths[number] += 1
            met.append(Int32(number))
        }
        pairCounts.append(Int32(met.count - before))
    }

    private mutating func number(of pair: UInt64) -> Int {
        if let number = numbers[pair] { return Int(number) }
        numbers[pair] = Int32(listLengths.count)
        listLengths.append(0)
        lastText.append(0)
        return listLengths.count - 1
    }

    /// The texts of each pair, list after list, and the start of each list.
    var postings: (texts: [Int32], starts: [Int]) {
        var starts = [0]
        for length in listLengths { starts.append(starts[starts.count - 1] + Int(length)) }
        var next = starts
        var texts = [Int32](repeating: 0, count: met.count)
        var offset = 0
        for (text, count) in pairCounts.enumerated() {
            for number in met[offset..<offset + Int(count)] {
                texts[next[Int(number)]] = Int32(text)
                next[Int(number)] += 1
            }
            offset += Int(count)
        }
        return (texts, starts)
    }
}
