/// A file of a generated app, with a view, its lookups and actions, and a model.
struct SampleScreen {
    /// The number of the screen.
    let number: Int

    /// The keys that the file looks up, and one unused key.
    var keys: [String] { (0..<8).map { "screen\(number).text\($0)" } + ["screen\(number).unused"] }

    /// Returns the Swift code of the file with approximately this number of lines.
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

    private func block(_ index: Int, _ kind: Int) -> String {
        let key = "screen\(number).text\(index % 8)"
        switch kind {
        case 0:
            return """
                                Section("\(key)") {
                                    ForEach(model.rows.filter { $0.isVisible && $0.count > \(index) }) { row in
                                        LabeledContent(row.name, value: row.count, format: .number)
                                    }
                                }

                """
        case 1:
            return """
                                HStack(spacing: \(index)) {
                                    Image(systemName: "star.fill").foregroundStyle(.yellow)
                                    Text("\(key)".localized).font(.headline)
                                }

                """
        case 2:
            return """
                                Button { isPresented.toggle() } label: {
                                    Label("\(key)", systemImage: "plus")
                                }
                                .accessibilityIdentifier("button.\(index)")
                                .disabled(model.rows.isEmpty || model.rows.count > \(index + 3))

                """
        case 3:
            return """
                                Text(verbatim: "\\(model.rows.count) / \\(model.rows.map(\\.count).reduce(0, +))")
                                    .padding(.horizontal, \(index)).opacity(isPresented ? 0.5 : 1)

                """
        default:
            return """
                                if let row = model.rows.first(where: { $0.count == \(index) }) {
                                    Text(String(localized: "\(key)", comment: "Row \(index)"))
                                        .onTapGesture { model.select(row, animated: true, after: .seconds(\(index))) }
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
