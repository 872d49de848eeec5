import Foundation

/// The generated files: each is made when a section first asks for it.
final class Samples {
    private let folder: String
    private let bench: String
    private let scale: Double
    private var made: [String: Any] = [:]

    /// Creates samples in a folder.
    ///
    /// - Parameters:
    ///   - bench: this program, which generates them in processes of its own.
    ///   - scale: the factor on all sizes, for a quick trial.
    init(in folder: String, with bench: String, scale: Double) throws {
        self.folder = folder
        self.bench = bench
        self.scale = scale
        // Without a configuration of its own the folder would have the one of the repository around it.
        try Data("# The defaults.\n".utf8).write(to: URL(fileURLWithPath: folder + "/.fitloc.yml"))
    }

    /// A number of things, as many as the scale asks for.
    func scaled(_ count: Int) -> Int { max(10, Int(Double(count) * scale)) }

    /// A catalog.
    func catalog(_ name: String, _ kind: SampleKind, keys: Int) throws -> SampleFile {
        try once(name) {
            let keys = scaled(keys)
            return try SampleFile(
                generating: kind, keyCount: keys, at: "\(folder)/\(name).xcstrings", with: bench)
        }
    }

    /// Two edited versions of a catalog.
    func sides(of file: SampleFile) throws -> [String] {
        let sides = ["ours", "theirs"].map { file.path + "." + $0 }
        return try once("sides of \(file.path)") {
            try ChildProcess.succeed([bench, "generate-sides", file.path] + sides)
            return sides
        }
    }

    /// Generated accessors; none for an import alone.
    func code(keys: Int) throws -> SampleCode {
        try once("code \(keys)") {
            try SampleCode(generating: keys == 0 ? 0 : scaled(keys), in: folder, with: bench)
        }
    }

    /// An app's Swift files with their catalog.
    func app(files: Int) throws -> SampleApp {
        let files = scaled(files)
        return try once("app \(files)") {
            try SampleApp(generating: files, at: "\(folder)/App\(files)", with: bench)
        }
    }

    /// A repository with many versions of a catalog.
    func repository(commits: Int, keys: Int) throws -> SampleRepository {
        let commits = scaled(commits)
        return try once("history \(commits)") {
            try SampleRepository(
                generating: commits, keyCount: scaled(keys), at: "\(folder)/History\(commits)", with: bench)
        }
    }

    /// A folder with many catalogs.
    func monorepo(catalogs: Int) throws -> SampleMonorepo {
        let catalogs = scaled(catalogs)
        return try once("monorepo \(catalogs)") {
            try SampleMonorepo(generating: catalogs, at: "\(folder)/Monorepo\(catalogs)", with: bench)
        }
    }

    /// A path in the folder for what a measurement writes.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func once<Sample>(_ name: String, _ make: () throws -> Sample) rethrows -> Sample {
        if let sample = made[name] as? Sample { return sample }
        let sample = try make()
        made[name] = sample
        return sample
    }
}
