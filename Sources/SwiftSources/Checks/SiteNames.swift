/// The names of the sites whose addresses are in the code, such as “Catalogue of Life” for `https://www.catalogueoflife.org`.
struct SiteNames {
    private let domains: Set<String>
    /// The least number of letters, because short names resemble words.
    private static let shortest = 6

    /// Reads the addresses of a project's code.
    init(_ index: SourceIndex) {
        let texts = index.files.lazy.flatMap(\.facts.literals).compactMap { literal -> String? in
            guard case .text(let text)? = literal.segments.first else { return nil }
            return text
        }
        domains = Set(texts.compactMap(Self.domain))
    }

    /// Returns whether a text is the name of such a site, and not only words that interfaces translate.
    func hold(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count < 6, text.first?.isUppercase ?? false else { return false }
        let name = words.joined().lowercased()
        return name.utf8.count >= Self.shortest && domains.contains(name)
            && !words.allSatisfy { InterfaceWords.contain(String($0)) }
    }

    /// Returns the name in the domain of a web address: `catalogueoflife` for `https://www.catalogueoflife.org/data`.
    private static func domain(of text: String) -> String? {
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
        let host = text.drop { $0 != "/" }.dropFirst(2).prefix { !"/:?#".contains($0) }
        let labels = host.split(separator: ".")
        guard labels.count > 1 else { return nil }
        // In `bbc.co.uk`, the name is one further to the left.
        let last = labels.count > 2 && labels[labels.count - 2].count < 4 ? labels.count - 3 : labels.count - 2
        return labels[last].filter { $0 != "-" }.lowercased()
    }
}
