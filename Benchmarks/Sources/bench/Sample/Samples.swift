import Foundation

/// The generated files, each of which is created when a section first needs it.
final class Samples {
    private let folder: String
    private let bench: String
    private let scale: Double
    private var made: [String: Any] = [:]

    /// Creates samples in a folder.
    ///
    /// - Parameters:
    ///   - bench: The path of this program, which generates the samples in separate processes.
    ///   - scale: The factor for all sizes; less than 1 for a quick trial.
    init(in folder: String, with bench: String, scale: Double) throws {
        self.folder = folder
        self.bench = bench
        self.scale = scale
        // Without this file, the configuration of the enclosing repository would apply.
        try Data("# The defaults.\n".utf8).write(to: URL(fileURLWithPath: folder + "/.fitloc.yml"))
    }

    /// Returns a count multiplied by the scale.
    func scaled(_ count: Int) -> Int { max(10, Int(Double(count) * scale)) }

    /// Returns a catalog.
    func catalog(_ name: String, _ kind: SampleKind, keys: Int) throws -> SampleFile {
        try once(name) {
            let keys = scaled(keys)
            return try SampleFile(
                generating: kind, keyCount: keys, at: "\(folder)/\(name).xcstrings", with: bench)
        }
    }

    /// Returns the paths of two edited versions of a catalog.
    func sides(of file: SampleFile) throws -> [String] {
        let sides = ["ours", "theirs"].map { file.path + "." + $0 }
        return try once("sides of \(file.path)") {
            try ChildProcess.succeed([bench, "generate-sides", file.path] + sides)
            return sides
        }
    }

    /// Returns generated accessors; for no keys, a file that only imports the run time.
    func code(keys: Int) throws -> SampleCode {
        try once("code \(keys)") {
            try SampleCode(generating: keys == 0 ? 0 : scaled(keys), in: folder, with: bench)
        }
    }

    /// Returns an app's Swift files with their catalog.
    func app(files: Int) throws -> SampleApp {
        let files = scaled(files)
        return try once("app \(files)") {
            try SampleApp(generating: files, at: "\(folder)/App\(files)", with: bench)
        }
    }

    /// Returns a repository with many versions of a catalog.
    func repository(commits: Int, keys: Int) throws -> SampleRepository {
        let commits = scaled(commits)
        return try once("history \(commits)") {
            try SampleRepository(
                generating: commits, keyCount: scaled(keys), at: "\(folder)/History\(commits)", with: bench)
        }
    }

    /// Returns a folder with many catalogs.
    func monorepo(catalogs: Int) throws -> SampleMonorepo {
        let catalogs = scaled(catalogs)
        return try once("monorepo \(catalogs)") {
            try SampleMonorepo(generating: catalogs, at: "\(folder)/Monorepo\(catalogs)", with: bench)
        }
    }

    /// Returns a path for a file that a measurement writes.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func once<Sample>(_ name: String, _ make: () throws -> Sample) rethrows -> Sample {
        if let sample = made[name] as? Sample { return sample }
        let sample = try make()
        made[name] = sample
        return sample
    }
}
