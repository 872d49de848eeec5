import Foundation
import XCStringsKit

/// A generated app on disk: Swift files with views, and the catalog that has their texts.
struct SampleApp {
    /// The path of the folder.
    let path: String
    /// The number of Swift files.
    let files: Int
    /// The number of lines in all Swift files.
    let lines: Int
    /// The size of all Swift files in bytes.
    let bytes: Int

    /// The number of lines of a file, about.
    private static let linesAFile = 200

    /// Writes so many files of two hundred lines, twenty in each folder.
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

    private static func catalog(_ keys: [String]) -> String {
        let entries = keys.map { key in
            let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
            let texts = #""en" : \#(unit("Text of \(key)")), "pt-BR" : \#(unit("Texto de \(key)"))"#
            return #""\#(key)" : { "extractionState" : "manual", "localizations" : { \#(texts) } }"#
        }
        return
            "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries.joined(separator: ",\n"))\n}, \"version\" : \"1.0\" }\n"
    }

    /// Has another process make it, as for `SampleFile`.
    init(generating files: Int, at path: String, with bench: String) throws {
        try ChildProcess.succeed([bench, "generate-app", String(files), path])
        self.path = path
        self.files = files
        var (bytes, lines) = (0, 0)
        // One after another: the memory of this process counts for every process that it starts.
        for file in FileFinder(endings: ["swift"]).find([path]).files {
            let content = try FileReader.read(file.path).bytes
            bytes += content.count
            lines += content.count { $0 == UInt8(ascii: "\n") }
        }
        (self.bytes, self.lines) = (bytes, lines)
    }
}

/// A file of a generated app: a view with its lookups and actions, and a model.
private struct SampleScreen {
    let number: Int

    /// The keys that the file looks up, and one that it does not.
    var keys: [String] { (0..<8).map { "screen\(number).text\($0)" } + ["screen\(number).unused"] }

    func source(lines: Int, _ random: inout RandomSequence) -> String {
        var text = """
            import SwiftUI

            /// Screen \(number) of the app.
            struct Screen\(number)View: View {
                @State private var isPresented = false
                let model: Screen\(number)Model

                var body: some View {
                    NavigationStack {
                        List {

            """
        var number = 0
        while text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) < lines - 40 {
            text += block(number, random.number(below: 5))
            number += 1
        }
        return text + tail
    }

    private func block(_ place: Int, _ kind: Int) -> String {
        let key = "screen\(number).text\(place % 8)"
        switch kind {
        case 0:
            return """
                                Section("\(key)") {
                                    ForEach(model.rows.filter { $0.isVisible && $0.count > \(place) }) { row in
                                        LabeledContent(row.name, value: row.count, format: .number)
                                    }
                                }

                """
        case 1:
            return """
                                HStack(spacing: \(place)) {
                                    Image(systemName: "star.fill").foregroundStyle(.yellow)
                                    Text("\(key)".localized).font(.headline)
                                }

                """
        case 2:
            return """
                                Button { isPresented.toggle() } label: {
                                    Label("\(key)", systemImage: "plus")
                                }
                                .accessibilityIdentifier("button.\(place)")
                                .disabled(model.rows.isEmpty || model.rows.count > \(place + 3))

                """
        case 3:
            return """
                                Text(verbatim: "\\(model.rows.count) / \\(model.rows.map(\\.count).reduce(0, +))")
                                    .padding(.horizontal, \(place)).opacity(isPresented ? 0.5 : 1)

                """
        default:
            return """
                                if let row = model.rows.first(where: { $0.count == \(place) }) {
                                    Text(String(localized: "\(key)", comment: "Row \(place)"))
                                        .onTapGesture { model.select(row, animated: true, after: .seconds(\(place))) }
                                }

                """
        }
    }

    private var tail: String {
        """
                    }
                    .navigationTitle("screen\(number).text0")
                }
            }
        }

        /// The rows of screen \(number).
        struct Screen\(number)Model {
            struct Row: Identifiable {
                let id: Int
                let name: String
                var count: Int
                var isVisible: Bool { count >= 0 && !name.isEmpty }
            }

            var rows: [Row] = (0..<10).map { Row(id: $0, name: "row-\\($0)", count: $0 * 2) }

            func select(_ row: Row, animated: Bool, after delay: Duration) {
                guard let index = rows.firstIndex(where: { $0.id == row.id }) else { return }
                print("selected", index, animated, delay)
            }
        }

        """
    }
}
