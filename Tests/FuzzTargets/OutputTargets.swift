import CatalogCore
import CatalogReports
import Foundation
import StringTables
import TerminalSupport

extension FuzzTarget {
    /// Targets for what people read: previews of a catalog, and text for terminals, logs and JSON.
    static let outputs = [
        FuzzTarget("preview", endings: [".xcstrings"], samples: CatalogSamples.all) { bytes in
            let previews = Preview.all(of: TableLoader.loadNow([.init(path: path, bytes: bytes)]))
            _ = PreviewMarkdown.text(of: previews)
            let page = PreviewHTML(previews).text()
            for mark in ["<script", "</script", "<!--"] {
                precondition(
                    page.ranges(of: mark).count == emptyPage.ranges(of: mark).count, "a text adds \(mark) to the page")
            }
        },
        FuzzTarget("printed-text", samples: PrintedSamples.all) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let printed = PrintedText.checked(text, [.controls, .commands, .ownControls])
            precondition(!printed.utf8.contains { $0 == 0x1B || $0 == 0x7F || $0 == 0 }, "a control is printed")
            precondition(!hasCommand(printed), "a command is printed")
            precondition(PrintedText.checked(printed) == printed, "a second check changes something")

            let json = DocumentFragment.array([.string(text)]).printedJSON
            precondition(PrintedText.checked(json) == json, "JSON needs a check")
            let read = try? JSONDecoder().decode([String].self, from: Data(json.utf8))
            precondition(read.map { $0.map { Array($0.utf8) } == [Array(text.utf8)] } ?? false, "JSON has another text")
        },
    ]

    private static let emptyPage = PreviewHTML([]).text()

    private static func hasCommand(_ text: String) -> Bool {
        text.contains("##[")
            || text.split(separator: "\n").contains { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") }
    }
}

/// Texts with controls, commands and right-to-left letters.
private enum PrintedSamples {
    static let all = [
        "", "a\nb\tc", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{07}", "a\r\nb\rc", "::error::x\n ::warning::y",
        "##[error]x ##vso[task]y", "\u{2068}\u{202E}abc\u{2069}", "\u{85}\u{9B}31m\u{2028}\u{7F}\0",
        "שלום ##\u{200D}[x",
    ]
}
