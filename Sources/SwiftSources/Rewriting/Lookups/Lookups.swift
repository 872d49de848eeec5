/// The lookups of a file, by the literals of their keys, and the location for an import.
struct Lookups: Sendable {
    /// A lookup, or the reason why there is none.
    typealias Answer = Result<Lookup, Lookup.Obstacle>

    private let answers: [Int: Answer]
    /// The modules that the file imports at its top level.
    let imports: Set<String>
    /// The offset at which to insert an import.
    let importOffset: Int
    /// Whether the file has no imports yet, so that an empty line must follow the new one.
    let isFirstImport: Bool

    init(_ answers: [Int: Answer] = [:], imports: Set<String> = [], importOffset: Int = 0, isFirstImport: Bool = true) {
        self.answers = answers
        self.imports = imports
        self.importOffset = importOffset
        self.isFirstImport = isFirstImport
    }

    /// Reads the lookups of a file.
    ///
    /// - Parameter forms: The forms of the literals, by their start offset.
    init(in file: SourceFile, forms: [Int: Lookup.Form]) {
        let bytes = file.bytes
        self = ParallelWork.result { LookupReader.lookups(in: bytes, forms: forms) } ?? Lookups()
    }

    /// Returns the lookup of the literal at a start offset.
    func answer(at offset: Int) -> Answer { answers[offset] ?? .failure(.unknown) }
}
