import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Concurrent writers", .waitsForPrograms)
struct ConcurrentWritesTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.write("counter", "0")
    }

    private static func increment(_ bytes: [UInt8]) -> [UInt8] {
        Array(String((Int(String(decoding: bytes, as: UTF8.self)) ?? -1_000_000) + 1).utf8)
    }

    /// Increments a counter in separate threads, because Swift tasks share only as many threads as there are cores.
    private static func increment(_ path: String, threads: Int, timesEach: Int) {
        let group = DispatchGroup()
        for _ in 0..<threads {
            group.enter()
            Thread.detachNewThread {
                for _ in 0..<timesEach {
                    // A failed update is missing in the sum.
                    _ = try? FileReplacer.update(path, increment)
                }
                group.leave()
            }
        }
        group.wait()
    }

    @Test("Two hundred updates from many threads all take effect")
    func threads() throws {
        Self.increment(path, threads: 20, timesEach: 10)
        #expect(try folder.read("counter") == "200")
        #expect(try folder.names() == ["counter"])
    }

    @Test("Updates of several processes that take the same lock all take effect", .enabled(if: Self.hasPerl))
    func processes() async throws {
        // The script replaces the file by rename, like fitloc, and shares only the lock with it.
        let script = """
            for (1..3) {
              next if fork;
              for (1..50) {
                sysopen(my $folder, ".", 0) or die; flock($folder, 2) or die;
                open(my $old, "<", "counter") or die; my $count = <$old>; close($old);
                open(my $new, ">", "next-$$") or die; print $new $count + 1; close($new);
                rename("next-$$", "counter") or die; close($folder);
              }
              exit;
            }
            1 while wait > 0;
            """
        let (root, path) = (folder.path, path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { Self.increment(path, threads: 5, timesEach: 10) }
            group.addTask { try Program.run(["perl", "-e", script], in: root) }
            try await group.waitForAll()
        }
        #expect(try folder.read("counter") == "200")
    }

    @Test("If many create the same file, one succeeds and the others get an error")
    func creators() async throws {
        let new = folder.file("new")
        let created = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                group.addTask { (try? FileReplacer.create(new, with: Array("\(number)".utf8))) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(created == 1)
        #expect(try folder.names() == ["counter", "new"])
    }

    private static var hasPerl: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/perl")
    }
}
