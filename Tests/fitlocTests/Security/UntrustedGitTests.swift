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
            let touch = "find . -name L.xcstrings -exec touch {} +"
            let outcome = try await work.shell("cd \(folder) && \(touch) && fitloc \(command)")
            #expect(outcome.ending != .status(64), "\(command): \(outcome.errors)")
            #expect(try !work.names(below: ".").contains { $0.hasSuffix("started") }, "\(command)")
        }
    }

    // The other names are not valid UTF-8, or have a character that would form one with the dot beside it.
    @Test(
        "A filter of the repository's own configuration is not started, whatever its name",
        arguments: ["own", #"\377"#, #"own\330\200"#, #"\314\201own"#])
    func filter(name: String) async throws {
        let settings = """
            cd App && git init -q . && \(Self.commit)
            printf '* filter=\(name)\\n' > .git/info/attributes
            name=$(printf '\(name)')
            git config "filter.$name.clean" "touch '$PWD/../started'; cat"
            git config "filter.$name.process" "touch '$PWD/../started'"
            git config "filter.$name.required" true
            """
        #expect(try await work.shell(settings).ending == .status(0))
        try await runAll(in: "App")
        // This variable would make git list the filters of another file.
        #expect(try await work.shell("cd App && touch L.xcstrings && GIT_CONFIG=none fitloc diff").ending == .status(0))
        #expect(try !work.names(below: ".").contains { $0.hasSuffix("started") })
    }

    @Test("If git cannot list the filters, for example because it is too old, git compares nothing")
    func unknownFilters() async throws {
        let git = """
            #!/bin/sh
            case " $* " in *" --show-scope "*) echo "error: unknown option" >&2; exit 129 ;; esac
            exec "$REAL_GIT" "$@"
            """
        try work.write(git, to: "bin/git")
        let outcome = try await work.shell(
            """
            export REAL_GIT="$(command -v git)" && chmod +x bin/git && cd App && git init -q . && \(Self.commit)
            PATH="$PWD/../bin:$PATH" fitloc diff
            """)
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("unknown option"))
    }

    @Test("The setting core.worktree does not lead out of the repository, unless the user chooses the repository")
    func otherWorkTree() async throws {
        let settings = """
            mkdir outside plain && cp App/L.xcstrings outside && cp App/L.xcstrings plain && git init -q outside
            cd App && git init -q . && \(Self.commit) && git config core.worktree ../../outside
            """
        #expect(try await work.shell(settings).ending == .status(0))
        let before = try work.text(of: "outside/.git/config")
        for command in ["git install", "diff", "lint --since HEAD"] {
            #expect(try await work.shell("cd App && fitloc \(command)").ending == .status(2), "\(command)")
        }
        #expect(try work.text(of: "outside/.git/config") == before)
        #expect(try !work.names(below: "outside").contains { $0.hasSuffix(".gitattributes") })
        let chosen = try await work.shell(
            "(cd App && git config core.worktree ../../plain) && cd plain && GIT_DIR=../App/.git fitloc diff")
        #expect(chosen.ending == .status(0), "\(chosen.errors)")
    }

    @Test("No program of a submodule's own configuration is started, nor one that fetches objects which it lacks")
    func submodule() async throws {
        let settings = """
            cp -R App Lib && cd Lib && git init -q . && \(Self.commit)
            cd ../App && git init -q . && mv ../Lib Lib && \(Self.commit) && cd Lib
            echo '* filter=own' > .git/info/attributes
            git config filter.own.clean "touch '$PWD/../../started'; cat"
            git config filter.own.process "touch '$PWD/../../started'"
            git config core.fsmonitor "touch '$PWD/../../started'; false"
            git config diff.external "touch '$PWD/../../started'; false"
            """
        #expect(try await work.shell(settings).ending == .status(0))
        try await runAll(in: "App")
        let promises = """
            cd App/Lib && rm -rf .git/objects/??/* && git config core.repositoryFormatVersion 1
            git config extensions.partialClone origin && git config remote.origin.promisor true
            git config remote.origin.url "ext::sh -c touch% $PWD/../../started" && git config protocol.allow always
            """
        #expect(try await work.shell(promises).ending == .status(0))
        try await runAll(in: "App")
        #expect(try await work.shell("cd App && fitloc diff").ending == .status(2))
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
