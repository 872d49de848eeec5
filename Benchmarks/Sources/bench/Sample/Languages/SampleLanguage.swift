/// The texts of generated catalogs in one language; a text has the same place in every language.
struct SampleLanguage {
    /// The language tag.
    let tag: String
    /// The regions that the language has tags of its own for.
    let regions: [String]
    /// The space between two sentences; some scripts write none.
    let space: String
    /// Titles and buttons, of one to three words.
    let labels: [String]
    /// Whole sentences.
    let sentences: [String]
    /// Sentences with format specifiers.
    let formats: [String]
    /// The number of plural categories that the language needs.
    let categoryCount: Int
    /// Phrases with a number, each in every plural form that the language needs.
    let counted: [[SampleForm]]

    /// Creates a language from lists as they are written in its file.
    ///
    /// - Parameters:
    ///   - regions: region codes, separated by spaces.
    ///   - categories: the plural categories, in the order in which `counted` has the forms.
    ///   - labels: labels, separated by bars.
    ///   - sentences: a sentence a line.
    ///   - formats: a sentence with format specifiers a line.
    ///   - counted: a phrase a line, its forms separated by bars.
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

    /// Whether the language has a text in every place that another one has, in all its plural forms.
    func matches(_ other: SampleLanguage) -> Bool {
        labels.count == other.labels.count && sentences.count == other.sentences.count
            && formats.count == other.formats.count && counted.count == other.counted.count
            && counted.allSatisfy { $0.count == categoryCount }
    }

    /// The same texts with a tag for each region.
    var regional: [SampleLanguage] {
        regions.map { region in
            // A tag such as pt-BR has a region, which the other one replaces.
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
