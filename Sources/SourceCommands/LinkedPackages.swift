import CatalogCore
import FileSearch
import Foundation
import SwiftSources
import Workspaces
import XcodeProjects

/// The packages that the programs of Xcode projects link, with their code if it is on disk.
struct LinkedPackages {
    private let settings: CodeSettings
    private let currentFolder = FileManager.default.currentDirectoryPath
    private var folders: [String] = []
    private(set) var missing: [PackageCode.Missing] = []

    /// Finds the packages of projects.
    ///
    /// - Parameter home: The home folder of the user; nil if there is none.
    init(_ projects: [XcodeProject], _ settings: CodeSettings, home: String?) {
        self.settings = settings
        for (index, project) in projects.enumerated() { take(project, at: index, home: home) }
    }

    private mutating func take(_ project: XcodeProject, at index: Int, home: String?) {
        let checkouts = PackageCheckouts(beside: project, home: home)
        var isWhole = true
        var known: Set<String> = []
        for (index, package) in project.packages.enumerated() {
            let users = project.targets.filter { $0.packages.contains(index) && $0.product != .tests }
            known.insert(package.name.lowercased())
            guard case .remote = package.source else {
                takeLocal(package, checkouts)
                continue
            }
            guard !users.isEmpty else { continue }
            // If a library links the package, any program that loads the library can run the package's code.
            let programs = users.allSatisfy { $0.product.isProgram }
            let targets = users.map { TargetMembership.Target($0, project: index) }
            isWhole = take(package, checkouts, users: programs ? Set(targets) : nil) && isWhole
        }
        // If a package is not on disk, the packages that it depends on are not either.
        guard isWhole, !folders.isEmpty, let resolved = ResolvedPackages(of: project) else { return }
        for address in resolved.addresses {
            let package = PackageReference(.remote(address), path: project.file)
            if known.insert(package.name.lowercased()).inserted { _ = take(package, checkouts, users: nil) }
        }
    }

    /// Adds a remote package and returns whether its code is on disk.
    private mutating func take(
        _ package: PackageReference, _ checkouts: PackageCheckouts, users: Set<TargetMembership.Target>?
    ) -> Bool {
        guard let folder = checkouts.folder(of: package) else {
            let command = command(package)
            miss(
                package, "the code of the package \(package.name) is not on disk; fetch it with `\(command)`", users,
                PossibleReference.MissingPackage(name: package.name, command: command))
            return false
        }
        folders.append(folder)
        if String(decoding: Self.manifest(in: folder) ?? [], as: UTF8.self).contains(".binaryTarget(") {
            miss(
                package, "the package \(package.name) contains compiled code, which cannot be read", users
            )
        }
        return true
    }

    /// Adds a local package and the packages that it requires.
    private mutating func takeLocal(_ package: PackageReference, _ checkouts: PackageCheckouts) {
        guard let folder = checkouts.folder(of: package) else {
            return miss(package, "the code of the package \(package.name) is not on disk", nil)
        }
        guard !folders.contains(folder) else { return }
        folders.append(folder)
        guard let manifest = Self.manifest(in: folder) else { return }
        for needed in SourceScanner().file(at: "\(folder)/Package.swift", holding: manifest).neededPackages {
            if case .local = needed.source {
                takeLocal(needed, checkouts)
            } else {
                _ = take(needed, checkouts, users: nil)
            }
        }
    }

    /// Returns the manifest of a package, or nil if it is missing, too large, or a symlink out of the package.
    private static func manifest(in folder: String) -> [UInt8]? {
        try? RelatedFile.bytesIfThere("\(folder)/Package.swift", below: folder, limit: 1 << 20)
    }

    private func command(_ package: PackageReference) -> String {
        package.path.hasSuffix("Package.swift")
            ? "swift package resolve" : "xcodebuild -resolvePackageDependencies"
    }

    private mutating func miss(
        _ package: PackageReference, _ reason: String, _ users: Set<TargetMembership.Target>?,
        _ missing: PossibleReference.MissingPackage? = nil
    ) {
        let path = RelativePath.of(package.path, from: currentFolder)
        self.missing.append(.init(reason, missing, path: path, position: package.position, users: users))
    }

    // MARK: - Reading

    /// Reads the code on disk, except files that are already read and code for tests.
    ///
    /// The code for tests includes samples.
    ///
    /// - Parameters:
    ///   - own: The paths of the files that are already read.
    ///   - libraries: The files of third-party code in the repository.
    func read(besides own: [String], libraries: [FoundFile]) -> LinkedCode {
        guard !folders.isEmpty || !libraries.isEmpty else { return LinkedCode(missing: missing) }
        let known = Set(own.map(ResolvedPath.resolvedIfThere))
        var scanner = SourceScanner(cache: settings.cache.map { "\($0)-of-packages" })
        scanner.program = RunningProgram.state ?? ""
        scanner.threads = ProcessInfo.processInfo.activeProcessorCount
        let locations = Set(folders.map(shown)).sorted()
        let found = FileFinder(endings: ["swift"]).find(locations)
        let scanned = Self.once(found.files + libraries.filter { $0.path.hasSuffix(".swift") }).filter {
            !known.contains($0.resolvedPath) && !isForTests($0.path, in: locations)
        }
        // Other files of a package, such as storyboards, are not in the main bundle; those of other libraries can be.
        let others = Self.once(
            FileFinder(endings: KeyNamingFiles.endingsOfC).find(locations).files
                + libraries.filter { !$0.path.hasSuffix(".swift") }
        ).filter { !isForTests($0.path, in: locations) }
        return LinkedCode(
            reading: scanner.reading(scanned), others: others.compactMap { try? OtherFile(reading: $0.path) },
            missing: missing)
    }

    /// Returns each file once, ordered by path.
    private static func once(_ files: [FoundFile]) -> [FoundFile] {
        var known: Set<String> = []
        return files.filter { known.insert($0.resolvedPath).inserted }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }

    /// Returns a path relative to the current folder if the folder is inside it, or else the absolute path.
    private func shown(_ folder: String) -> String {
        let path = RelativePath.of(folder, from: currentFolder)
        return path.hasPrefix("..") ? folder : path
    }

    /// Returns whether a file is in a folder of tests or samples of its package.
    private func isForTests(_ path: String, in locations: [String]) -> Bool {
        let inside = locations.lazy.compactMap { FolderPath.rest(of: path, below: $0) }.first
        return inside.flatMap(TestFolders.folder) != nil
    }
}

/// The code of linked packages, with its facts as soon as somebody asks for them.
struct LinkedCode: Sendable {
    /// The Swift files; nil if there are none.
    var reading: SourceReading?
    /// The files in C, C++ and Objective-C.
    var others: [OtherFile] = []
    /// The packages whose source code is not available.
    var missing: [PackageCode.Missing] = []

    /// Returns the code as evidence.
    ///
    /// - Parameter keys: The keys to search for in files of other languages.
    func code(keys: Set<ExactText>) -> PackageCode {
        guard let reading else { return PackageCode(missing: missing) }
        return PackageCode(files: reading.result.files, mentions: Mentions(of: keys, in: others), missing: missing)
    }
}
