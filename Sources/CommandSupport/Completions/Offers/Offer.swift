/// A word that may stand at the cursor.
struct Offer: Equatable, Sendable {
    /// The whole word, as a program would be given it.
    let word: String
    /// What a list of offers calls it.
    let label: String
    /// What is said of it; nil where the word says all.
    let explanation: String?
    /// Whether more is to be typed right behind it.
    let continues: Bool

    /// - Parameter start: what stands before it in the word already.
    init(_ value: String, behind start: String = "", _ explanation: String? = nil, continues: Bool = false) {
        word = start + value
        label = value
        self.explanation = explanation
        self.continues = continues
    }
}

/// All that may stand at the cursor.
struct Offers: Equatable, Sendable {
    /// Words, in the order in which a person expects them.
    var all: [Offer] = []
    /// Files and folders that may stand there too.
    var files: FileRequest?
}

/// Which files and folders may stand at the cursor; shells know best how to find them.
struct FileRequest: Equatable, Sendable {
    /// What of the word stands before the path: `--output=` and the like.
    var start = ""
    /// The endings of files, without dots; empty where any file does.
    var endings: [String] = []
    /// Whether nothing but a folder does.
    var onlyFolders = false

    /// Whether a file of that name does.
    func takes(_ name: String) -> Bool {
        !onlyFolders && (endings.isEmpty || endings.contains { name.hasSuffix(".\($0)") })
    }
}
