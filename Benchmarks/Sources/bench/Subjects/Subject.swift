/// A library that does jobs with a catalog: this project's kit, or one that a program would use instead.
///
/// A process measures one job of one subject once. Warm caches and memory from other jobs then do not count.
protocol Subject {
    /// Does a job with the catalog at a path; the time for preparations does not count.
    func measure(_ job: Job, _ path: String) async throws -> Timing
}

/// A job that is measured.
enum Job: String {
    /// Bytes to a document or object.
    case parse
    /// The same, with every text read.
    case entries
    /// A document or object back to bytes.
    case write
    /// A document in the form that Xcode writes.
    case form
    /// Bytes with one value changed.
    case edit
    /// A file with one value changed, from disk to disk.
    case rewrite
    /// Bytes to findings.
    case lint
    /// A parsed document to findings.
    case check
    /// The same without `CostlyRules.all`.
    case checkWithoutCostly
    /// Bytes to the tables of a build, as text.
    case compile
    /// The same as binary property lists.
    case compileBinary
    /// Two versions of a catalog to their differences.
    case difference
    /// Three versions of a catalog to one.
    case merge
    /// The merges in a folder, one after another.
    case replay
    /// A repository to the commit of each text.
    case history
    /// The same with the cache of the first run.
    case historyAgain
}

/// A measurement that is impossible.
enum SubjectError: Error {
    /// The subject cannot do the job.
    case unsupported(Job)
    /// The catalog lacks a key.
    case noSuchKey(String)
    /// A file is not what the measurement needs.
    case unexpectedShape
}

/// The one value that the jobs `edit` and `rewrite` change.
///
/// It is a plain text, because the tool refuses a value without the arguments of the source text.
enum SampleEdit {
    /// The key.
    static let key = SampleKey(4).key
    /// The language.
    static let language = "pt-BR"
    /// The new value.
    static let value = "Início de um novo texto"
}
