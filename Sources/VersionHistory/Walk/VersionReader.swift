import CatalogCore
import ChildProcesses
import Foundation

/// Has versions read by git on a thread of its own, a few ahead of whoever takes them: a catalog of some megabytes has
/// thousands of versions, of which only those few are ever in memory.
final class VersionReader: Sendable {
    typealias Item = Result<(blob: ObjectName, version: FileVersion?), GitError>

    /// What was read, in the order asked for; the last one may be an error.
    let items: AsyncStream<Item>
    private let free = DispatchSemaphore(value: 0)
    private let hasEnded = CancellationFlag()
    private static let mostAhead = 4

    init(_ versions: [WantedVersion], git: GitProgram) {
        let (items, continuation) = AsyncStream<Item>.makeStream()
        self.items = items
        for _ in 0..<Self.mostAhead { free.signal() }
        continuation.onTermination = { [hasEnded] _ in hasEnded.set() }
        Thread { [free, hasEnded] in
            var scan = VersionScan(versions)
            let result = Result { () throws(GitError) in
                try git.stream(versions.map(\.blob.digits), isCancelled: { hasEnded.isSet }) { bytes in
                    let item = scan.next(bytes)
                    // Nobody takes more where the walk has ended.
                    while free.wait(timeout: .now() + 0.1) == .timedOut, !hasEnded.isSet {}
                    continuation.yield(.success(item))
                }
            }
            if case .failure(let error) = result { continuation.yield(.failure(error)) }
            continuation.finish()
        }.start()
    }

    /// Says that one was taken, so that another may be read.
    func noteTaken() { free.signal() }
}

/// Reads versions in their order, each like the one of its file before.
private struct VersionScan {
    private var rest: ArraySlice<WantedVersion>
    private var latest: [Int: FileVersion] = [:]

    init(_ versions: [WantedVersion]) {
        rest = versions[...]
    }

    /// The version that some bytes are; nil for what is missing or broken.
    mutating func next(_ bytes: [UInt8]?) -> (blob: ObjectName, version: FileVersion?) {
        let wanted = rest.removeFirst()
        guard let bytes, let version = FileVersion(bytes, format: wanted.format, like: latest[wanted.file]) else {
            return (wanted.blob, nil)
        }
        latest[wanted.file] = version
        return (wanted.blob, version)
    }
}
