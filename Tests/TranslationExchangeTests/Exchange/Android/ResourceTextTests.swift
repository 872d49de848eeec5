import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Escaping texts for Android resources")
struct ResourceTextTests {
    static func content(_ text: String) throws -> String {
        ResourceText.content(of: try JavaText(text, isFormatted: false))
    }

    @Test(
        "Escapes are those that Android documents",
        arguments: [
            ("It's \"x\"", #"It\'s \"x\""#), ("a\nb\tc", #"a\nb\tc"#), ("@x @", #"\@x @"#), ("?", #"\?"#),
            ("C:\\n", #"C:\\n"#), (" a", "\" a\""), ("a  b", "\"a  b\""), ("a ", "\"a \""), ("a\n b", #"a\n b"#),
            ("<b> & </b>", "&lt;b&gt; &amp; &lt;/b&gt;"), ("\u{7}\r", #"\u0007\u000D"#), ("é 😀 \u{A0}", "é 😀 \u{A0}"),
            ("", ""), ("100%", "100%"),
        ])
    func escapes(text: String, content: String) throws {
        #expect(try Self.content(text) == content)
    }

    @Test("Files from translators are read as in Android")
    func reading() {
        #expect(ResourceText.text(of: "\n   a\n   b  ") == "a b")
        #expect(ResourceText.text(of: "\"  a  \"b  c") == "  a  b c")
        #expect(ResourceText.text(of: #"it's \u00e9 \x \\n"#) == "it's é x \\n")
        #expect(ResourceText.text(of: "a\\n\n  b\\n\r\nc \n d") == "a\nb\nc d")
        #expect(ResourceText.text(of: "\"a\\n\n  b\"") == "a\n  b")
        #expect(ResourceText.text(of: #"\u00g1"#) == nil)
        #expect(ResourceText.text(of: #"\u12"#) == nil)
        #expect(ResourceText.text(of: #"a\"#) == "a")
        #expect(ResourceText.isReference("@string/app_name"))
        #expect(ResourceText.isReference(" ?attr/x "))
        #expect(!ResourceText.isReference("@home / a"))
        #expect(!ResourceText.isReference(#"\@string/a"#))
    }

    static func randomTexts(_ count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "'", "\"", "\\", "@", "?", " ", "  ", "\n", "\t", "\r", "&", "<b>", ">", "%", "%%", "#", "é", "😀", "a", "n",
            "u0041", "\u{7}", "\u{A0}", "\u{2028}", "]]>", "\u{301}", "x", "&amp;", "-->", "e\u{301}",
        ]
        return (0..<count).map { _ in
            (0..<Int.random(in: 0...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
    }

    @Test("Any text is restored exactly, by our reader and by Android's documented rules")
    func anyText() throws {
        for text in Self.randomTexts(2_000, seed: 21) {
            let content = try Self.content(text)
            let resources = ExchangeTrial.resources("<string name=\"a\">\(content)</string>")
            let read = try AndroidReader.resources(in: resources).first?.items.first?.text.get()
            #expect(read.map { Array($0.utf8) } == Array(text.utf8), "\(text.debugDescription)")
            let documented = DocumentedUnescaping.text(of: content)
            #expect(Array(documented.utf8) == Array(text.utf8), "\(text.debugDescription)")
        }
    }
}

/// The unescaping that developer.android.com documents: first entities, then quotes and white space, then backslashes.
private enum DocumentedUnescaping {
    static func text(of content: String) -> String {
        let raw = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(content) { text, entity in
            text.replacingOccurrences(of: entity.0, with: entity.1, options: .literal)
        }
        var (text, spaces, isQuoted, isEscaped) = ("", "", false, false)
        for character in raw.unicodeScalars {
            if !isEscaped, !isQuoted, character == " " {
                spaces = text.isEmpty ? "" : " "
                continue
            }
            text += spaces
            spaces = ""
            if !isEscaped, character == "\"" {
                isQuoted.toggle()
                continue
            }
            text.unicodeScalars.append(character)
            isEscaped = !isEscaped && character == "\\"
        }
        return resolved(Array(text.unicodeScalars))
    }

    private static func resolved(_ scalars: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let isEscape = scalars[index] == "\\" && index + 1 < scalars.count
            let scalar = scalars[isEscape ? index + 1 : index]
            index += isEscape ? 2 : 1
            if isEscape, scalar == "u", index + 4 <= scalars.count {
                let digits = String(String.UnicodeScalarView(scalars[index..<(index + 4)]))
                if let value = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.append(value) }
                index += 4
            } else {
                result.append(isEscape && scalar == "n" ? "\n" : isEscape && scalar == "t" ? "\t" : scalar)
            }
        }
        return String(result)
    }
}
