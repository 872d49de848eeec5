import Foundation
import TestSupport
import Testing

/// Tests of writes to full and read-only disks, which are mounted in Linux namespaces.
///
/// If namespaces are disabled, as in some containers, the tests are skipped.
@Suite("Disks that cannot be written to", .enabled(if: OwnDisk.isPossible))
struct FullDiskTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(WrittenCatalog.text([("home.title", ["en": "Home", "pt-BR": "Casa"])]), to: WrittenCatalog.name)
        try FileManager.default.createDirectory(at: work.file("disk"), withIntermediateDirectories: true)
    }

    @Test("A full disk is reported with status 2, the old file is intact, and no other file remains")
    func full() async throws {
        let outcome = try await OwnDisk.run(
            """
            mount -t tmpfs -o size=64k tmpfs disk && cp Localizable.xcstrings disk && cd disk || exit 99
            dd if=/dev/zero of=filler bs=1k 2>&1 | grep -o 'No space left on device'
            fitloc set home.title --value pt-BR=Lar; echo "status $?"
            cmp Localizable.xcstrings ../Localizable.xcstrings && ls -A
            rm filler
            fitloc set home.title --value pt-BR=Lar && ls -A && cmp Localizable.xcstrings ../Localizable.xcstrings
            """, in: work)
        #expect(
            outcome.output.components(separatedBy: "\n").dropLast(2) == [
                "No space left on device", "status 2", "Localizable.xcstrings", "filler",
                "changed “home.title” in Localizable.xcstrings (pt-BR)", "Localizable.xcstrings",
            ])
        #expect(
            outcome.errors == """
                error: Localizable.xcstrings: not enough disk space; the old file was kept (No space left on device)

                """)
    }

    @Test("A disk that fills up during a write leaves the same")
    func fillsUp() async throws {
        let entries = (100..<240).map {
            WrittenCatalog.Entry(key: "key.\($0)", texts: ["en": "text", "pt-BR": "texto"])
        }
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
        let outcome = try await OwnDisk.run(
            """
            mount -t tmpfs -o size=64k tmpfs disk && cp Localizable.xcstrings disk && cd disk || exit 99
            fitloc set key.100 --value pt-BR=outro; echo "status $?"
            cmp Localizable.xcstrings ../Localizable.xcstrings && ls -A
            """, in: work)
        #expect(try work.bytes(of: WrittenCatalog.name).count > 32_768)
        #expect(outcome.output == "status 2\nLocalizable.xcstrings\n")
        #expect(outcome.errors.contains("not enough disk space; the old file was kept"))
    }

    @Test("A read-only disk is reported with status 2")
    func readOnly() async throws {
        let outcome = try await OwnDisk.run(
            """
            cp Localizable.xcstrings disk && mount --bind disk disk && mount -o remount,ro,bind disk || exit 99
            cd disk && fitloc set home.title --value pt-BR=Lar; echo "status $?"; ls -A
            """, in: work)
        #expect(outcome.output == "status 2\nLocalizable.xcstrings\n")
        #expect(
            outcome.errors == "error: Localizable.xcstrings: the file system is read-only (Read-only file system)\n")
    }
}

/// Functions that run shell commands in their own mount namespace, in which they can mount small disks.
private enum OwnDisk {
    static let isPossible: Bool = {
        guard let outcome = try? BuiltProgram.run("unshare -rm true", in: FileManager.default.temporaryDirectory) else {
            return false
        }
        return outcome.status == 0
    }()

    static func run(_ lines: String, in work: WorkFolder) async throws -> SpawnedProgram.Outcome {
        try work.write(lines, to: "script.sh")
        let outcome = try await work.shell("unshare -rm sh script.sh")
        #expect(outcome.ending != .status(99), "\(outcome.errors)")
        return outcome
    }
}
