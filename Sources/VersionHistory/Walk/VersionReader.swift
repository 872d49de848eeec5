import CatalogCore
import ChildProcesses
import Foundation

/// Reads versions from git on a separate thread, a few ahead of the consumer.
///
/// A catalog of some megabytes may have thousands of versions. Only these few are in memory at a time.
final class VersionReader: Sendable {
    typealias Item = Result<(blob: ObjectName, version: FileVersion?), GitError>

    /// The versions in the requested order.
    ///
    /// The last item may be an error.
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
                    // After the end of the walk, nothing consumes further items.
                    while free.wait(timeout: .now() + 0.1) == .timedOut, !hasEnded.isSet {}
                    continuation.yield(.success(item))
                }
            }
            if case .failure(let error) = result { continuation.yield(.failure(error)) }
            continuation.finish()
        }.start()
    }

    /// Records that an item was consumed, so that another one can be read.
    func noteTaken() { free.signal() }
}

/// Parses versions in order, each compared with the previous version of its file.
private struct VersionScan {
    private var rest: ArraySlice<WantedVersion>
    private var latest: [Int: FileVersion] = [:]

    init(_ versions: [WantedVersion]) {
        rest = versions[...]
    }

    /// Parses the next version; nil if it is missing or invalid.
    mutating func next(_ bytes: [UInt8]?) -> (blob: ObjectName, version: FileVersion?) {
        let wanted = rest.removeFirst()
        guard let bytes, let version = FileVersion(bytes, format: wanted.format, like: latest[wanted.file]) else {
            return (wanted.blob, nil)
        }
        latest[wanted.file] = version
        return (wanted.blob, version)
    }
}
