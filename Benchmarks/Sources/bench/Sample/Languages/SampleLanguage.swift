/// The texts of generated catalogs in one language.
///
/// Texts with the same index have the same meaning in all languages.
struct SampleLanguage {
    /// The language tag.
    let tag: String
    /// The regions for which additional language tags are generated.
    let regions: [String]
    /// The separator between two sentences; empty for scripts without spaces.
    let space: String
    /// Titles and buttons, of one to three words.
    let labels: [String]
    /// Whole sentences.
    let sentences: [String]
    /// Sentences with format specifiers.
    let formats: [String]
    /// The number of plural categories that the language needs.
    let categoryCount: Int
    /// Phrases with a number, each in all plural forms of the language.
    let counted: [[SampleForm]]

    /// Creates a language from the lists in its file.
    ///
    /// - Parameters:
    ///   - regions: Region codes, separated by spaces.
    ///   - categories: The plural categories, in the order of the forms in `counted`.
    ///   - labels: Labels, separated by bars.
    ///   - sentences: Sentences, one per line.
    ///   - formats: Sentences with format specifiers, one per line.
    ///   - counted: Phrases, one per line, with their forms separated by bars.
    init(
        _ tag: String, regions: String, categories: String, space: String = " ", labels: String, sentences: String,
        formats: String, counted: String
    ) {
        let categories = categories.split(separator: " ").map(String.init)
        self.tag = tag
        categoryCount = categories.count
        self.regions = regions.split(separator: " ").map(String.init)
        self.space = space
        self.labels = labels.split(separator: "\n").flatMap(Self.items)
        self.sentences = sentences.split(separator: "\n").map(String.init)
        self.formats = formats.split(separator: "\n").map(String.init)
        self.counted = counted.split(separator: "\n").map { line in
            zip(categories, Self.items(line)).map(SampleForm.init).sorted { $0.category < $1.category }
        }
    }

    private init(_ language: SampleLanguage, tag: String) {
        self.tag = tag
        regions = []
        space = language.space
        labels = language.labels
        sentences = language.sentences
        formats = language.formats
        counted = language.counted
        categoryCount = language.categoryCount
    }

    /// Whether the language has as many texts as the other language, with all plural forms.
    func matches(_ other: SampleLanguage) -> Bool {
        labels.count == other.labels.count && sentences.count == other.sentences.count
            && formats.count == other.formats.count && counted.count == other.counted.count
            && counted.allSatisfy { $0.count == categoryCount }
    }

    /// A copy of the language for each region, with the same texts.
    var regional: [SampleLanguage] {
        regions.map { region in
            // Removes the region of a tag such as pt-BR, which the new region replaces.
            let words = tag.split(separator: "-").filter { $0.count != 2 || $0 != $0.uppercased() }
            return SampleLanguage(self, tag: words.joined(separator: "-") + "-" + region)
        }
    }

    private static func items(_ line: Substring) -> [String] {
        line.split(separator: "|").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }
}

/// A plural form of a text.
struct SampleForm {
    /// The plural category.
    let category: String
    /// The text.
    let text: String
}
