import Testing

@testable import TerminalSupport

@Suite("Patches in colour")
struct ColoredPatchTests {
    private let patch = """
        diff --git a/x b/x
        --- a/x
        +++ b/x
        @@ -1,2 +1,2 @@
         same
        --- old
        +++ new

        """

    private func colored(_ text: String) -> String {
        String(decoding: ColoredPatch(Styler(isColored: true)).bytes(of: Array(text.utf8)), as: UTF8.self)
    }

    @Test("Names are bold, locations cyan, added lines green and removed lines red, even if they look like names")
    func lines() {
        #expect(
            colored(patch) == """
                \u{1B}[1mdiff --git a/x b/x\u{1B}[0m
                \u{1B}[1m--- a/x\u{1B}[0m
                \u{1B}[1m+++ b/x\u{1B}[0m
                \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[0m
                 same
                \u{1B}[31m--- old\u{1B}[0m
                \u{1B}[32m+++ new\u{1B}[0m

                """)
    }

    @Test("Bytes of any encoding stay unchanged between the escape sequences")
    func otherBytes() {
        let bytes: [UInt8] = Array("@@ -1 +1 @@\n+".utf8) + [0xFF, 0xFE, 0x00] + Array("\r\n".utf8)
        let colored = ColoredPatch(Styler(isColored: true)).bytes(of: bytes)
        #expect(colored.suffix(10) == Array("+".utf8) + [0xFF, 0xFE, 0x00, 0x0D] + Array("\u{1B}[0m\n".utf8))
        #expect(ColoredPatch(.plain).bytes(of: bytes) == bytes)
    }
}
