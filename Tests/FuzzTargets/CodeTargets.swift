import Foundation
import SwiftSources
import VersionHistory

extension FuzzTarget {
    /// Targets for Swift code, the output of git, and their cached forms.
    static let code = [
        FuzzTarget("swift", endings: [".swift"], samples: CodeSamples.swift) { SwiftParsing.shared.read($0) },
        FuzzTarget("git-log", samples: CodeSamples.logs) { _ = HistoryLog(reading: $0, boundary: ["b"]) },
        FuzzTarget("git-attributes", samples: ["*.xcstrings merge=fitloc\n", "# c\r\n*.a -b\n"]) { bytes in
            let added = AttributeLines.adding(to: bytes)
            precondition(AttributeLines.adding(to: added) == added, "the lines are added twice")
            _ = AttributeLines.removing(from: bytes)
        },
    ]
}

/// A thread with a stack large enough for the parser.
private final class SwiftParsing: @unchecked Sendable {
    static let shared = SwiftParsing()

    private let asked = DispatchSemaphore(value: 0)
    private let answered = DispatchSemaphore(value: 0)
    private let turn = NSLock()
    private var bytes: [UInt8] = []

    private init() {
        let thread = Thread { [unowned self] in
            while true {
                asked.wait()
                _ = SourceReader.read(bytes, limit: 1 << 20)
                answered.signal()
            }
        }
        thread.stackSize = SourceReader.stackSize
        thread.start()
    }

    func read(_ bytes: [UInt8]) {
        turn.withLock {
            self.bytes = bytes
            asked.signal()
            answered.wait()
        }
    }
}

/// Small Swift files and outputs of git.
enum CodeSamples {
    static let swift = [
        #"Text("Hello \(name)", tableName: "T", comment: "c")"#,
        #"let a = NSLocalizedString("k", bundle: .main, value: "v", comment: "")"#,
        "let s = String(localized: \"k\", defaultValue: \"d \\(n, specifier: \"%.2f\")\") // fitloc:ignore",
        "struct A: View { var body: some View { Button(\"Save\") { f(\"x\" + \"y\") } } }",
        "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
    ]

    static let logs = [
        "\u{1}a1\0\0Ana\02024-01-01T00:00:00Z\0Subject\0:100644 100644 o1 o2 M\0L.xcstrings\0"
            + "\u{1}b2\0a1\0Bob\02024-01-02T00:00:00Z\0Next\0:100644 100644 o2 o3 R100\0L.xcstrings\0M.xcstrings\0"
    ]
}
