import Foundation
import XCStringsKit

/// Reads Swift files, several at once.
///
/// ```swift
/// let scan = SourceScanner(cache: ".build/fitloc/sources").scan(["Sources"])
/// let index = SourceIndex(scan.files)
/// ```
public struct SourceScanner: Sendable {
    /// How many bytes a Swift file may have.
    public var sizeLimit = 8 << 20
    /// How many files are read at once; who knows the machine says more or less.
    public var threads = 4
    /// What `exclude` of the configuration names, and whatever else is to be left out.
    public var exclusions: [IgnoreRules] = []
    /// The path of a file that keeps what was read, so that the next run reads only what has changed; nil for none.
    public var cache: String?

    /// Creates a scanner.
    public init(cache: String? = nil) {
        self.cache = cache
    }

    /// What a scan came to.
    public struct Result: Sendable {
        /// The files, by the bytes of their paths.
        public let files: [SourceFile]
        /// What was not there or could not be read.
        public let failures: [FileError]
        /// How many files were known from the cache.
        public let cached: Int
    }

    /// Reads the Swift files that files and folders lead to.
    public func scan(_ paths: [String]) -> Result {
        let found = FileFinder(endings: ["swift"], exclusions: exclusions).find(paths)
        let kept = cache.map(FactsCache.init(reading:)) ?? FactsCache()
        let items = inParallel(found.files) { read($0, kept) }
        let files = items.map { SourceFile(path: $0.file.path, bytes: $0.bytes, facts: $0.facts) }
        let current = FactsCache(items.compactMap { item in item.digest.map { ($0, item.facts) } })
        if let cache, current.keys != kept.keys { current.save(at: cache) }
        return Result(files: files, failures: found.failures, cached: items.count { $0.isCached })
    }

    /// Reads one file from its bytes.
    public func file(at path: String, holding bytes: [UInt8]) -> SourceFile {
        SourceFile(path: path, bytes: bytes, facts: facts(of: bytes))
    }

    func facts(of bytes: [UInt8]) -> SourceFacts {
        let limit = sizeLimit
        return inParallel([bytes]) { SourceReader.read($0, limit: limit) }[0]
    }

    private struct Item: Sendable {
        let file: FoundFile
        var bytes: [UInt8] = []
        let facts: SourceFacts
        let digest: ContentDigest?
        let isCached: Bool
    }

    private func read(_ file: FoundFile, _ kept: FactsCache) -> Item {
        do throws(FileError) {
            let bytes = try FileReader.read(file.path, limit: sizeLimit).bytes
            let digest = ContentDigest(bytes)
            if let facts = kept[digest] {
                return Item(file: file, bytes: bytes, facts: facts, digest: digest, isCached: true)
            }
            let facts = SourceReader.read(bytes, limit: sizeLimit)
            return Item(file: file, bytes: bytes, facts: facts, digest: digest, isCached: false)
        } catch {
            let problem: SourceProblem =
                if case .tooLarge(_, let limit) = error { .tooLarge(limit: limit) } else { .unreadable(error) }
            return Item(file: file, facts: SourceFacts(problem: problem), digest: nil, isCached: false)
        }
    }

    /// Does something with each element on threads with a large stack, and gives the results in the same order.
    private func inParallel<Element: Sendable, Output: Sendable>(
        _ elements: [Element], _ work: @escaping @Sendable (Element) -> Output
    ) -> [Output] {
        let queue = WorkQueue(elements, work)
        let workers = (0..<max(1, min(threads, elements.count))).map { _ in
            let thread = Thread { queue.work() }
            thread.stackSize = SourceReader.stackSize
            return thread
        }
        for worker in workers { worker.start() }
        return queue.wait(for: workers.count)
    }
}

/// Elements that some threads take one after another.
private final class WorkQueue<Element: Sendable, Output: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private let body: @Sendable (Element) -> Output
    private let condition = NSCondition()
    private var next = 0
    private var outputs: [Int: Output] = [:]
    private var finished = 0

    init(_ elements: [Element], _ body: @escaping @Sendable (Element) -> Output) {
        self.elements = elements
        self.body = body
    }

    func work() {
        while let index = take() {
            let output = body(elements[index])
            condition.withLock { outputs[index] = output }
        }
        condition.withLock {
            finished += 1
            condition.signal()
        }
    }

    private func take() -> Int? {
        condition.withLock {
            guard next < elements.count else { return nil }
            next += 1
            return next - 1
        }
    }

    func wait(for workers: Int) -> [Output] {
        condition.withLock {
            while finished < workers { condition.wait() }
            return elements.indices.compactMap { outputs[$0] }
        }
    }
}
