import Foundation

/// What generated accessors cost: in a running app, and in a build.
extension Plan {
    /// Getting a text; what a program does without accessors is the reference.
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

    /// Type-checking the accessors of more and more keys, which should take as long for each.
    var typeCheck: Section {
        Section(
            title: "Type-check generated code", comparison: .time(ofRow: 1), unit: "key",
            rows: accessors.map { code in
                let isLarge = code.keyCount == accessors.last?.keyCount
                return Row(
                    title: code.keyCount == 0 ? "an import alone" : "\(code.keyCount) keys",
                    command: compiler + [code.path], clock: .outside, bytes: nil,
                    targets: isLarge ? [.timesAsLong(1)] : [], count: code.keyCount == 0 ? nil : code.keyCount)
            })
    }

    private func text(_ title: String, _ job: TextJob) -> Row {
        Row(
            title: title, command: [bench, "resolve", job.rawValue], clock: .inside, bytes: nil,
            count: TextJob.repetitions)
    }

    /// The compiler that built this program, with the run time's module that was built along with it.
    private var compiler: [String] {
        let modules = URL(fileURLWithPath: bench).deletingLastPathComponent().appendingPathComponent("Modules").path
        return ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules]
    }
}
