import CatalogCore
import Foundation
import TestSupport
import Testing

@Suite("The extent of a permission", .waitsForPrograms)
struct KeptPermissionTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(
            """
            {
              "sourceLanguage" : "en",
              "strings" : { "a" : {} },
              "version" : "1.0"
            }
            """, to: "App/Localizable.xcstrings")
    }

    private func configure(_ command: String) throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:\(command)']}\n", to: "App/.fitloc.yml")
    }

    @Test("Another folder with the path of the allowed one has no permission")
    func otherFolder() async throws {
        try configure("touch started")
        let allowed = try await work.shell(
            "cd App; fitloc trust; fitloc fill; ls started && rm started && fitloc fill; ls started")
        #expect(allowed.ending == .status(0))
        let other = try await work.shell("mv App Old && cp -R Old App && cd App && rm started && fitloc fill")
        #expect(other.ending == .status(2))
        #expect(other.errors.contains("may not start the program “touch started”"))
        #expect(try !work.names(below: "App").contains("started"))
    }

    @Test(
        "A program of the project needs a new permission after a change",
        arguments: ["./t", "sh t", "/usr/bin/env sh t"])
    func changedProgram(command: String) async throws {
        try configure(command)
        let write = { (name: String) in "printf '#!/bin/sh\\ntouch \(name)\\n' > t && chmod +x t" }
        _ = try await work.shell("cd App && \(write("first")) && fitloc trust && fitloc fill")
        #expect(try work.names(below: "App").contains("first"))

        let changed = try await work.shell("cd App && \(write("second")) && fitloc fill")
        #expect(changed.ending == .status(2))
        #expect(changed.errors.contains("may not start the program “\(command)”"))
        #expect(try !work.names(below: "App").contains("second"))

        _ = try await work.shell("cd App && fitloc trust && fitloc fill")
        #expect(try work.names(below: "App").contains("second"))
    }

    @Test(
        "A file that the command names needs a new permission if it appears after the permission",
        arguments: ["./t", "sh t", "sh ./t", "/usr/bin/env sh t"])
    func newProgram(command: String) async throws {
        try configure(command)
        let outcome = try await work.shell(
            "cd App && fitloc trust && printf '#!/bin/sh\\ntouch started\\n' > t && chmod +x t && fitloc fill")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("may not start the program “\(command)”"))
        #expect(try !work.names(below: "App").contains("started"))

        _ = try await work.shell("cd App && fitloc trust && fitloc fill")
        #expect(try work.names(below: "App").contains("started"))
    }

    @Test(
        "Each file that the command names is covered as it was",
        arguments: ["echo touch second > t", "echo other > e", "rm e", "echo new > -e"])
    func severalFiles(change: String) async throws {
        try configure("sh -e t e")
        let allowed = try await work.shell(
            "cd App && echo 'touch first' > t && echo decoy > e && fitloc trust && fitloc fill; ls first")
        #expect(allowed.ending == .status(0))
        let changed = try await work.shell("cd App && \(change) && fitloc fill")
        #expect(changed.ending == .status(2))
        #expect(changed.errors.contains("may not start the program “sh -e t e”"))
        #expect(try !work.names(below: "App").contains("second"))
    }

    @Test(
        "A permission can be revoked without a valid configuration, and is not back with the configuration",
        arguments: ["rm .fitloc.yml", "echo 'languages: [' > .fitloc.yml", "rm .fitloc.yml && ln -s gone .fitloc.yml"])
    func revokedWithoutConfiguration(loss: String) async throws {
        try configure("touch started")
        let revoked = try await work.shell(
            """
            cd App && mkdir Sub && cp .fitloc.yml kept && fitloc trust && \(loss)
            cd Sub && fitloc trust --remove
            """)
        #expect(revoked.ending == .status(0))
        #expect(revoked.output.contains("touch started"))
        let refused = try await work.shell("cd App && rm -f .fitloc.yml && mv kept .fitloc.yml && fitloc fill")
        #expect(refused.ending == .status(2))
        #expect(try !work.names(below: "App").contains("started"))
    }

    @Test("The permission does not cover a program of the same name in another folder of the project")
    func otherProgram() async throws {
        try configure("./t")
        let outcome = try await work.shell(
            """
            cd App && mkdir Sub
            printf '#!/bin/sh\\ntouch first\\n' > t && printf '#!/bin/sh\\ntouch second\\n' > Sub/t
            chmod +x t Sub/t && fitloc trust && cd Sub && fitloc fill ..
            """)
        #expect(outcome.ending == .status(2))
        #expect(try work.names(below: "App/Sub") == ["t"])
    }

    @Test(
        "A permission of an older version, which names no folder or not all files, is asked for again",
        arguments: [
            #"["program:touch started"]"#,
            #"{"device":DEVICE,"inode":INODE,"grants":[{"grant":"program:touch started"}]}"#,
        ])
    func olderVersion(grants: String) async throws {
        try configure("touch started")
        let folder = try FileStatus(ofPath: work.file("App").path).identity
        let grants = grants.replacingOccurrences(of: "DEVICE", with: "\(folder.device)")
            .replacingOccurrences(of: "INODE", with: "\(folder.inode)")
        let outcome = try await work.shell(
            """
            folder=".local/state/fitloc/trust$PWD/App"
            mkdir -p "$folder" && echo '\(grants)' > "$folder/grants.json"
            cd App && fitloc fill
            """)
        #expect(outcome.ending == .status(2))
        #expect(try await work.shell("cd App && fitloc trust && fitloc fill; ls started").ending == .status(0))
    }
}
