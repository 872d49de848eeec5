import XCStringsKit

/// The look-ups of a file by the literals of their keys, and where an import goes.
struct LookUps: Sendable {
    /// A look-up, or why there is none.
    typealias Answer = Result<LookUp, LookUp.Obstacle>

    private let answers: [Int: Answer]
    /// The modules that the file imports at its top.
    let imports: Set<String>
    /// The byte before which another import goes.
    let importOffset: Int
    /// Whether that import is the first, and needs an empty line behind it.
    let isFirstImport: Bool

    init(_ answers: [Int: Answer] = [:], imports: Set<String> = [], importOffset: Int = 0, isFirstImport: Bool = true) {
        self.answers = answers
        self.imports = imports
        self.importOffset = importOffset
        self.isFirstImport = isFirstImport
    }

    /// Reads the look-ups of a file.
    ///
    /// - Parameter forms: what the literals are, by their first bytes.
    init(in file: SourceFile, forms: [Int: LookUp.Form]) {
        let bytes = file.bytes
        self = ParallelWork.result { LookUpReader.lookUps(in: bytes, forms: forms) } ?? LookUps()
    }

    /// The look-up of a literal, by the first byte of that.
    func answer(at offset: Int) -> Answer { answers[offset] ?? .failure(.unknown) }
}
