/// A word that completes the command line at the cursor.
struct Offer: Equatable, Sendable {
    /// The whole word, without shell quoting.
    let word: String
    /// The text to show in a list of offers.
    let label: String
    /// The explanation of the word, or nil if the word needs none.
    let explanation: String?
    /// Whether the word is incomplete, so that the shell must not add a space.
    let continues: Bool

    /// - Parameter start: The part of the word before the value.
    init(_ value: String, behind start: String = "", _ explanation: String? = nil, continues: Bool = false) {
        word = start + value
        label = value
        self.explanation = explanation
        self.continues = continues
    }
}

/// The possible completions at the cursor.
struct Offers: Equatable, Sendable {
    /// The words, in the order in which to show them.
    var all: [Offer] = []
    /// The files and folders to offer in addition, or nil for none.
    var files: FileRequest?
}

/// The kind of files and folders to offer.
///
/// Shells find the files themselves, except bash (see ``FolderOffers``).
struct FileRequest: Equatable, Sendable {
    /// The part of the word before the path, such as `--output=`.
    var start = ""
    /// The accepted file extensions, without dots.
    ///
    /// If empty, every file is accepted.
    var endings: [String] = []
    /// Whether only folders are accepted.
    var onlyFolders = false

    /// Whether a file with this name is accepted.
    func takes(_ name: String) -> Bool {
        !onlyFolders && (endings.isEmpty || endings.contains { name.hasSuffix(".\($0)") })
    }
}
