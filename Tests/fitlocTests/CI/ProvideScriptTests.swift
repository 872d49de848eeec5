import Foundation
import TestSupport
import Testing

@Suite("The script that installs fitloc in CI", .waitsForPrograms)
struct ProvideScriptTests {
    @Test("The archive of this version is installed, and a second call does nothing")
    func archive() async throws {
        let release = try await ReleasedArchive()
        let first = try await release.provide("FITLOC_BUILD=never")
        #expect(first.ending == .status(0), "\(first.errors)")
        #expect(try await release.program() == "released\n")
        #expect(try await release.provide("FITLOC_RELEASES=file:///nowhere FITLOC_BUILD=never").ending == .status(0))
    }

    @Test("An archive that does not match SHA256SUMS is rejected, and nothing is built instead")
    func damaged() async throws {
        let release = try await ReleasedArchive()
        _ = try await release.work.shell(
            "echo x >>releases/v\(ReleasedArchive.version)/$(ls releases/v\(ReleasedArchive.version) | grep tar)")
        let outcome = try await release.provide()
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("it is not used"))
        #expect(try await release.program() == nil)
    }

    @Test("A given checksum takes precedence over that of the release")
    func pinned() async throws {
        let release = try await ReleasedArchive()
        let other = String(repeating: "0", count: 64)
        #expect(try await release.provide("FITLOC_CHECKSUM=\(other)").ending == .status(2))
        #expect(try await release.program() == nil)
        let sums = try release.work.text(of: "releases/v\(ReleasedArchive.version)/SHA256SUMS")
        try release.work.write("", to: "releases/v\(ReleasedArchive.version)/SHA256SUMS")
        #expect(try await release.provide("FITLOC_CHECKSUM=\(sums.prefix(64))").ending == .status(0))
        #expect(try await release.program() == "released\n")
    }

    @Test("A release without a checksum for its archive is rejected")
    func unlisted() async throws {
        let release = try await ReleasedArchive()
        try release.work.write("", to: "releases/v\(ReleasedArchive.version)/SHA256SUMS")
        #expect(try await release.provide().ending == .status(2))
        #expect(try await release.program() == nil)
    }

    @Test("Without an archive, the program is built unless that is forbidden; always builds without looking for one")
    func built() async throws {
        let release = try await ReleasedArchive()
        let nowhere = "FITLOC_RELEASES=file://\(release.work.url.path)/nowhere"
        #expect(try await release.provide("\(nowhere) FITLOC_BUILD=never").ending == .status(2))
        #expect(try await release.provide(nowhere).ending == .status(0))
        #expect(try await release.program() == "built\n")
        #expect(try await release.provide("FITLOC_BUILD=always", into: "others").ending == .status(0))
        #expect(try await release.program(in: "others") == "built\n")
    }

    @Test(
        "A missing version that is not this checkout's, and invalid versions and checksums, are rejected",
        arguments: ["FITLOC_VERSION=9.9.9", "FITLOC_VERSION=../x", "FITLOC_VERSION='1;ls'", "FITLOC_CHECKSUM=abc"])
    func refused(setting: String) async throws {
        let release = try await ReleasedArchive()
        #expect(try await release.provide(setting).ending == .status(2))
        #expect(try await release.program() == nil)
    }

    @Test("A cache key is one line, and changes with the sources")
    func key() async throws {
        let release = try await ReleasedArchive()
        let key = try await release.work.shell("checkout/scripts/ci/provide --key").output
        #expect(key.hasPrefix("fitloc-\(ReleasedArchive.version)-") && key.count { $0 == "\n" } == 1)
        try release.work.write("let a = 1\n", to: "checkout/Sources/A.swift")
        #expect(try await release.work.shell("checkout/scripts/ci/provide --key").output != key)
    }
}
