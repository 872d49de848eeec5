/// The prohibition of integers that need 64 bits where the watch's `Int` has 32.
///
/// `scripts/check-apple --local` compiles the files of `CatalogRuntime` that import nothing with 32 bits. These rules are
/// for the other files that watch apps compile.
enum WatchIntegers {
    /// The modules that watch apps link.
    static let modules: Set = ["CatalogRuntime", "FitTodayStrings", "FitTodayBridge", "FitTodayBridgeWarnings"]

    /// Returns a message for each literal and format of a file that is wrong with 32 bits.
    static func violations(in file: SourceFile) -> [String] {
        guard modules.contains(file.target), !file.imports.isEmpty, !file.isGenerated else { return [] }
        let literals = file.code.split(separator: "\n").flatMap(largeLiterals).map {
            "\(file) has an integer above Int32.max without Int64: \($0)"
        }
        let formats = file.text.split(separator: "\n").filter(isNarrowFormat).map {
            "\(file) formats 64 bits without Int64 or UInt64: \($0.trimmingPrefix { $0 == " " })"
        }
        return literals + formats
    }

    /// Returns the literals of a line that `Int` cannot hold there, unless the line names a 64-bit type.
    private static func largeLiterals(_ line: Substring) -> [Substring] {
        guard line.firstMatch(of: #/\bU?Int64\b|\bDouble\b/#) == nil else { return [] }
        return line.matches(of: #/\b(?:0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+|[0-9][0-9_]*)\b(?!\.[0-9])/#)
            .map(\.output).filter { isLarge($0) }
    }

    private static func isLarge(_ literal: Substring) -> Bool {
        let digits = literal.filter { $0 != "_" }
        let radixes: [String: Int] = ["0x": 16, "0b": 2, "0o": 8]
        let value = radixes[String(digits.prefix(2))].map { Int64(digits.dropFirst(2), radix: $0) } ?? Int64(digits)
        return value.map { $0 > Int64(Int32.max) } ?? true
    }

    /// Whether a line calls a formatting function with a 64-bit specifier and no 64-bit argument.
    private static func isNarrowFormat(_ line: Substring) -> Bool {
        line.firstMatch(of: #/^\s*\/\//#) == nil
            && line.firstMatch(of: #/(?:format:|[fF]ormatted\w*\()[^"]*"[^"]*%[-+ #0-9.*$]*ll[diuxXo]/#) != nil
            && line.firstMatch(of: #/\bU?Int64\(/#) == nil
    }
}
