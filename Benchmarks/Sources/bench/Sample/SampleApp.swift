import Foundation
import XCStringsKit

/// A generated app on disk: Swift files with views, and the catalog with their texts.
struct SampleApp {
    /// The path of the folder.
    let path: String
    /// The number of Swift files.
    let files: Int
    /// The number of lines in all Swift files.
    let lines: Int
    /// The size of all Swift files in bytes.
    let bytes: Int

    /// The approximate number of lines of each Swift file.
    private static let linesAFile = 200

    /// Writes Swift files of two hundred lines, twenty in each folder, and their catalog.
    static func generate(files: Int, at path: String) throws {
        try? FileManager.default.removeItem(atPath: path)
        var random = RandomSequence(seed: 1)
        var keys: [String] = []
        for number in 0..<files {
            let folder = "\(path)/App/Feature\(number / 20)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let screen = SampleScreen(number: number)
            keys += screen.keys
            try Data(screen.source(lines: linesAFile, &random).utf8)
                .write(to: URL(fileURLWithPath: "\(folder)/Screen\(number)View.swift"))
        }
        try Data(catalog(keys).utf8).write(to: URL(fileURLWithPath: "\(path)/App/Localizable.xcstrings"))
    }

    /// Returns the catalog; one translation has a specifier that its source lacks.
    private static func catalog(_ keys: [String]) -> String {
        let entries = keys.enumerated().map { index, key in
            let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
            let texts = #""en" : \#(unit("Text of \(key)")), "pt-BR" : \#(unit("Texto de \(key)"))"#
            return #""\#(key)" : { "extractionState" : "manual", "localizations" : { \#(texts) } }"#
        }
        return
            "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries.joined(separator: ",\n"))\n}, \"version\" : \"1.0\" }\n"
    }

    /// Generates the app in a separate process.
    ///
    /// Otherwise the peak memory of this process would grow, and each process that it starts later would report it too.
    init(generating files: Int, at path: String, with bench: String) throws {
        try ChildProcess.succeed([bench, "generate-app", String(files), path])
        self.path = path
        self.files = files
        var (bytes, lines) = (0, 0)
        // Reads one file at a time to keep the peak memory low, because it counts for each process started later.
        for file in FileFinder(endings: ["swift"]).find([path]).files {
            let content = try FileReader.read(file.path).bytes
            bytes += content.count
            lines += content.count { $0 == UInt8(ascii: "\n") }
        }
        (self.bytes, self.lines) = (bytes, lines)
    }
}
