import TestSupport
import Testing

@Suite("Scripts on a Mac", .waitsForPrograms)
struct ShellScriptTests {
    private func isFound(_ line: String) throws -> Bool {
        try !ShellScript(path: "scripts/made", text: "#!/usr/bin/env bash\n\(line)\n").violations().isEmpty
    }

    @Test("Scripts and workflows use only bash 3.2 and tools that macOS has")
    func scripts() throws {
        let scripts = try ShellScript.all()
        #expect(scripts.count > 25)
        #expect(try scripts.flatMap { try $0.violations() } == [])
    }

    @Test(
        "What bash 3.2 does not know is found",
        arguments: [
            "mapfile -t lines <file", "declare -A known", "local -n other=$1", "echo \"${name,,}\"", "echo ${name^}",
            "echo ${name@Q}", "wait -n", "make |& tee log", "make &>>log", "printf '%(%s)T' -1", "echo $EPOCHSECONDS",
            "echo ${list[-1]}", "shopt -s globstar", "[[ -v name ]]",
        ])
    func newerBash(line: String) throws {
        #expect(try isFound(line))
    }

    @Test(
        "What BSD's tools do not know is found",
        arguments: [
            "sed -i 's/a/b/' file", "sed -E -i s/a/b/ file", "sed -r 's/a/b/' file", "readlink -f file",
            "stat -c %s file", "date -d @0", "date -u -d @0", "xargs -0 -r rm", "grep -oP a file", "find . -printf %p",
            "sort -V", "cp --archive a b", "base64 -w0 file", "head -n -1 file", "mktemp -p folder", "make -j$(nproc)",
            "timeout 5 make", "a=$(realpath b)", "sha256sum file", "tar -c a | xz -9",
        ])
    func otherTools(line: String) throws {
        #expect(try isFound(line))
    }

    @Test(
        "What macOS has is accepted",
        arguments: [
            "# mapfile is too new", "echo \"${name%,*}\"", "declare -a list", "wait \"$job\"",
            "sed -n -E 's/a/b/p' file",
            "readlink file", "date -u +%s", "find . -print0 | xargs -0 rm", "grep -E a file", "sort -u", "tail -n +2",
            "if command -v sha256sum >/dev/null; then sha256sum \"$@\"; else shasum -a 256 \"$@\"; fi",
            "cat <<'END'\nmapfile\nEND", "tar -xJf a.tar.xz", "program --timeout 5",
        ])
    func accepted(line: String) throws {
        #expect(try !isFound(line))
    }

    @Test("ShellCheck reports nothing in any script", .enabled(if: ForeignReader.hasShellCheck))
    func shellCheck() async throws {
        let scripts = try ShellScript.all().filter { $0.text.hasPrefix("#!") }.map {
            SourceTree.package.appendingPathComponent($0.path).path
        }
        try await OwnThread.run {
            let run = try Program.transcript(of: ["shellcheck"] + scripts)
            #expect(run.status == 0, "\(run.text)")
        }
    }
}
