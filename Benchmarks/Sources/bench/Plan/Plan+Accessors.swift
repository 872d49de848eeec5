import Foundation

/// The cost of generated accessors, in a running app and in a build.
extension Plan {
    /// The section about getting a text; the reference is a lookup in a dictionary.
    var texts: Section {
        Section(
            title: "Get a text", comparison: .time(ofRow: 1), unit: "text",
            rows: [
                text("accessor, plain text", .accessor),
                text("`Dictionary<String, String>`", .dictionary),
                text("accessor, `%@`", .accessorWithName),
                text("dictionary and `String(format:locale:)`, `%@`", .foundationWithName),
                text("accessor, plural", .accessorWithCount),
                text("dictionary and `String(format:locale:)`, form chosen by hand", .foundationWithCount),
            ])
    }

    /// The section about type-checking accessors; the cost of each key should not grow with the number of keys.
    var typeCheck: Section {
        get throws {
            let accessors = try [0, 1_000, 5_000].map(samples.code)
            return Section(
                title: "Type-check generated code", comparison: .time(ofRow: 1), unit: "key",
                rows: accessors.map { code in
                    let isLarge = code.keyCount == accessors.last?.keyCount
                    return Row(
                        title: code.keyCount == 0 ? "an import alone" : "\(code.keyCount) keys",
                        command: compiler + [code.path], clock: .outside, bytes: nil,
                        targets: isLarge ? [.milliseconds(2000), .timesAsLong(1)] : [],
                        count: code.keyCount == 0 ? nil : code.keyCount)
                })
        }
    }

    private func text(_ title: String, _ job: TextJob) -> Row {
        Row(
            title: title, command: [bench, "resolve", job.rawValue], clock: .inside, bytes: nil,
            count: TextJob.repetitions)
    }

    /// The command of the compiler that built this program, with access to the built module `CatalogRuntime`.
    private var compiler: [String] {
        let modules = URL(fileURLWithPath: bench).deletingLastPathComponent().appendingPathComponent("Modules").path
        return ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules]
    }
}
