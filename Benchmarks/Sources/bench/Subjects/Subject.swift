/// Something that can do jobs with a catalog: this project's kit, or what a program would use in its place.
///
/// A process measures one job of one subject once, so that neither warm caches nor memory left by others count.
protocol Subject {
    /// Does a job with the catalog at a path; what it takes to get ready is not counted.
    func measure(_ job: Job, _ path: String) async throws -> Timing
}

/// What is measured.
enum Job: String {
    /// Bytes to a document or object.
    case parse
    /// The same and a look at every text.
    case entries
    /// A document or object back to bytes.
    case write
    /// A document in the form that Xcode writes.
    case form
    /// Bytes with one value changed.
    case edit
    /// A file with one value changed, read, written and on the disk.
    case rewrite
    /// Bytes to findings.
    case lint
    /// A document that was read to findings.
    case check
    /// Bytes to the tables that Xcode's build makes, as text.
    case compile
    /// The same as binary property lists.
    case compileBinary
    /// Two versions of a catalog to the differences.
    case difference
    /// Three versions of a catalog to one.
    case merge
    /// The merges in a folder, one after another.
    case replay
    /// A repository to where each text comes from.
    case history
    /// The same once more, with what the first time kept.
    case historyAgain
}

/// Why a measurement cannot be made.
enum SubjectError: Error {
    case unsupported(Job)
    case noSuchKey(String)
    case unexpectedShape
}

/// The one value that the jobs `edit` and `rewrite` change.
///
/// A plain text: the tool refuses a value that loses the arguments of another.
enum SampleEdit {
    static let key = SampleKey(4).key
    static let language = "pt-BR"
    static let value = "Início de um novo texto"
}
