import Foundation
import TestSupport
import Testing

/// Tests that git starts no program for a repository whose settings or objects come from somebody else.
@Suite("git in a cloned repository", .waitsForPrograms)
struct UntrustedGitTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(Self.catalog, to: "App/L.xcstrings")
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : { "a" : {} },
          "version" : "1.0"
        }
        """

    /// Commands that read history.
    private static let commands = [
        "blame a", "diff", "diff HEAD", "lint --since HEAD", "report --since HEAD -o report.html", "stats",
    ]

    /// Shell commands that commit everything in the current folder.
    private static let commit = "git add -A && git -c user.name=a -c user.email=a@example.com commit -qm one"

    /// Runs all commands in a folder, and checks that none of them started the program that leaves the file `started`.
    private func runAll(in folder: String) async throws {
        for command in Self.commands {
            let outcome = try await work.shell("cd \(folder) && touch L.xcstrings && fitloc \(command)")
            #expect(outcome.ending != .status(64), "\(command): \(outcome.errors)")
            #expect(try !work.names(below: ".").contains { $0.hasSuffix("started") }, "\(command)")
        }
    }

    @Test("A filter of the repository's own configuration is not started")
    func filter() async throws {
        let settings = """
            cd App && git init -q . && \(Self.commit)
            echo '* filter=own' > .git/info/attributes
            git config filter.own.clean "touch '$PWD/../started'; cat"
            git config filter.own.process "touch '$PWD/../started'"
            git config filter.own.required true
            """
        #expect(try await work.shell(settings).ending == .status(0))
        try await runAll(in: "App")
    }

    @Test("A filter that the user configured is used")
    func ownFilter() async throws {
        let settings = """
            git config --global filter.mine.clean "sed s/SMUDGED/a/"
            cd App && git init -q . && echo '*.xcstrings filter=mine' > .gitattributes && \(Self.commit)
            sed -i.old s/\"a\"/\"SMUDGED\"/ L.xcstrings && rm L.xcstrings.old && git diff --quiet && fitloc diff
            """
        let outcome = try await work.shell("export HOME=\"$PWD/home\" && mkdir -p home && \(settings)")
        #expect(outcome.ending == .status(0), "\(outcome.errors)")
    }

    @Test(
        "A committed folder that looks like a bare repository is not used, nor are its filter and its promised objects")
    func bareRepository() async throws {
        let steps = """
            mkdir inner && cd inner && git init -q . && cp ../App/L.xcstrings . && \(Self.commit)
            cd ../App && cp -r ../inner/.git/HEAD ../inner/.git/objects ../inner/.git/refs ../inner/.git/index .
            printf '[core]\\nrepositoryformatversion=1\\nbare=false\\nworktree=.\\n' > config
            printf '[extensions]\\npartialClone=origin\\n[remote "origin"]\\npromisor=true\\n' >> config
            printf 'url="ext::sh -c touch%% %s/started"\\n[protocol]\\nallow=always\\n' "$PWD/.." >> config
            printf '[filter "own"]\\nclean="touch %s/started; cat"\\n' "$PWD/.." >> config
            echo '*.xcstrings filter=own' > .gitattributes
            rm -rf ../inner objects/??/*
            """
        #expect(try await work.shell(steps).ending == .status(0))
        try await runAll(in: "App")
        #expect(try await work.shell("git init -q . && \(Self.commit)").ending == .status(0))
        try await runAll(in: "App")
    }

    @Test("git install does not write through a link out of the repository")
    func linkedAttributes() async throws {
        try work.write("mine\n", to: "outside")
        let outcome = try await work.shell(
            "cd App && git init -q . && ln -s ../outside .gitattributes && fitloc git install")
        #expect(outcome.ending == .status(2))
        #expect(try work.text(of: "outside") == "mine\n")
    }
}
