/// A library that processes catalogs: this project's kit, or an alternative to it.
///
/// Each process measures one job of one subject once, so that caches and memory of other jobs have no effect.
protocol Subject {
    /// Measures a job with the catalog at a path, without its preparations.
    func measure(_ job: Job, _ path: String) async throws -> Timing
}

/// A job to measure.
enum Job: String {
    /// Parses bytes to a document or object.
    case parse
    /// Parses bytes and reads every text.
    case entries
    /// Serializes a document or object to bytes.
    case write
    /// Formats a document as Xcode does.
    case form
    /// Changes one value in memory.
    case edit
    /// Changes one value in a file.
    case rewrite
    /// Parses and checks bytes.
    case lint
    /// Checks a parsed document.
    case check
    /// Checks a parsed document without the rules in `CostlyRules.all`.
    case checkWithoutCostly
    /// Compiles bytes to XML property lists.
    case compile
    /// Compiles bytes to binary property lists.
    case compileBinary
    /// Compares two versions of a catalog.
    case difference
    /// Merges three versions of a catalog.
    case merge
    /// Merges the versions in each subfolder, one after another.
    case replay
    /// Finds the commit of each text in a repository, without a cache.
    case history
    /// Finds the commit of each text in a repository, with the cache of the first run.
    case historyAgain
}

/// A reason why a measurement is impossible.
enum SubjectError: Error {
    /// The subject does not support the job.
    case unsupported(Job)
    /// The catalog lacks a key.
    case noSuchKey(String)
    /// A file does not have the structure that the measurement needs.
    case unexpectedShape
}

/// The value that the jobs `edit` and `rewrite` change.
///
/// It is a plain text, because fitloc rejects a text that lacks the arguments of its source text.
enum SampleEdit {
    /// The key whose text changes.
    static let key = SampleKey(4).key
    /// The language of the changed text.
    static let language = "pt-BR"
    /// The new value.
    static let value = "Início de um novo texto"
}
