import AccessorGenerator
import CatalogCore
import CatalogLint
import CompactStorage
import XcodeProjects

/// Everything that the findings in code follow from, as a digest.
///
/// Findings are kept between runs only by this digest: another file, table, setting, target or program is another
/// digest. Names and numbers count as written, files and tables by their bytes.
package struct AnalysisInputs {
    private var writer = CompactWriter()

    /// Creates inputs.
    ///
    /// - Parameters:
    ///   - program: The identity of the program, because another version can have other findings.
    ///   - settings: The settings of the analysis.
    package init(program: String, _ settings: SourceIndex.Settings) {
        program.pack(into: &writer)
        settings.helpers.pack(into: &writer)
        settings.stepLimit.pack(into: &writer)
    }

    /// The digest of all inputs.
    var digest: ContentDigest { ContentDigest(writer.whole) }

    /// Adds files of code.
    package mutating func add(_ files: [SourceReading.File]) {
        files.count.pack(into: &writer)
        for file in files {
            file.path.pack(into: &writer)
            // A file without a digest is too large.
            file.digest.pack(into: &writer)
        }
    }

    /// Adds files of other kinds.
    package mutating func add(_ files: [OtherFile]) {
        files.count.pack(into: &writer)
        for file in files {
            file.path.pack(into: &writer)
            ContentDigest(file.text).pack(into: &writer)
            file.values.pack(into: &writer)
        }
    }

    /// Adds tables.
    package mutating func add(_ tables: [any StringTable]) {
        tables.count.pack(into: &writer)
        for table in tables {
            table.name.pack(into: &writer)
            table.isLegacy.pack(into: &writer)
            (table.sourceLanguage?.spelling).pack(into: &writer)
            table.files.count.pack(into: &writer)
            for file in table.files {
                file.path.pack(into: &writer)
                file.format.rawValue.pack(into: &writer)
                (file.language?.spelling).pack(into: &writer)
                ContentDigest(file.bytes).pack(into: &writer)
            }
        }
    }

    /// Adds generated accessors.
    package mutating func add(_ directories: [AccessorDirectory]) {
        directories.count.pack(into: &writer)
        for directory in directories {
            directory.entries.map(\.described).pack(into: &writer)
            directory.aliases.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }.pack(into: &writer)
            "\(directory.style) \(directory.access)".pack(into: &writer)
            directory.problems.map(\.description).pack(into: &writer)
        }
    }

    /// Adds the targets of files.
    package mutating func add(_ membership: TargetMembership, of paths: [String]) {
        Self.described(membership.programs).pack(into: &writer)
        for path in paths { Self.described(membership.targets(of: path)).pack(into: &writer) }
        membership.uncompiled.sorted().pack(into: &writer)
    }

    /// Adds files that were not read completely.
    package mutating func add(_ files: [UnreadFile]) {
        files.map(\.described).pack(into: &writer)
    }

    /// Adds packages whose source code is not available.
    package mutating func add(_ packages: [PackageCode.Missing]) {
        packages.count.pack(into: &writer)
        for package in packages {
            let reference = package.possibleReference
            "\(reference.kind)".pack(into: &writer)
            [reference.text, reference.path, "\(reference.position)"].pack(into: &writer)
            package.users.map(Self.described).pack(into: &writer)
        }
    }

    private static func described(_ targets: Set<TargetMembership.Target>) -> [String] {
        targets.map { "\($0.project) \($0.product) \($0.hasLoadedBundle) \($0.name)" }.sorted()
    }
}

extension AccessorDirectory.Entry {
    /// All members as text.
    fileprivate var described: [String] {
        let arguments = expression?.arguments ?? []
        let code = expression?.code(arguments.map { "\($0)" }) ?? "-"
        return [key, table, "\(isCase)", code] + path + labels.map { $0.map { "\($0):" } ?? "_" }
    }
}

extension UnreadFile {
    /// All members as text.
    fileprivate var described: [String] { [path, reason, "\(position)", "\(isSystemFailure)"] }
}

/// What the checks of code ask of the project context, as a digest.
struct ContextInputs {
    let digest: ContentDigest

    init(_ context: ProjectContext) {
        var writer = CompactWriter()
        context.names.sorted().pack(into: &writer)
        context.tables.map { [$0.table.path, $0.sourceLanguage?.spelling ?? "-"] }.pack(into: &writer)
        context.files.filter { $0.failure != nil }.map(\.path).pack(into: &writer)
        digest = ContentDigest(writer.whole)
    }
}
