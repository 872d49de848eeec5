import Foundation
import SwiftSources
import VersionHistory

extension FuzzTarget {
    /// Targets for Swift code, the output of git, and their cached forms.
    static let code = [
        FuzzTarget("swift", endings: [".swift"], samples: CodeSamples.swift) { bytes in
            if let problem = SwiftParsing.shared.problem(of: bytes) { throw Rejection("\(problem)") }
        },
        FuzzTarget("git-log", samples: CodeSamples.logs) { bytes in
            try Rejection.unless(HistoryLog(reading: bytes, boundary: ["b"]).changesFiles, "no commit changes a file")
        },
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
    private var problem: SourceProblem?

    private init() {
        let thread = Thread { [unowned self] in
            while true {
                asked.wait()
                problem = SourceReader.read(bytes, limit: 1 << 20).problem
                answered.signal()
            }
        }
        thread.stackSize = SourceReader.stackSize
        thread.start()
    }

    /// Reads a file, and returns the reason why parts of it are missing; nil if it is complete.
    func problem(of bytes: [UInt8]) -> SourceProblem? {
        turn.withLock {
            self.bytes = bytes
            asked.signal()
            answered.wait()
            return problem
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

    private static let none = String(repeating: "0", count: 40)
    private static let first = String(repeating: "a1", count: 20)
    private static let second = String(repeating: "b2", count: 20)

    static let logs = [
        "\u{1}a1\0\0Ana\02024-01-01T00:00:00Z\0Subject\0\n:000000 100644 \(none) \(first) A\0L.xcstrings\0"
            + "\u{1}b2\0a1\0Bob\02024-01-02T00:00:00Z\0Next\0\n:100644 100644 \(first) \(second) M\0L.xcstrings\0"
            + ":100644 000000 \(first) \(none) D\0M.xcstrings\0"
    ]
}
