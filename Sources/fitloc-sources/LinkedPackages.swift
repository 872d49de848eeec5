import CommandSupport
import Foundation
import SwiftSources
import XCStringsKit

/// The packages that the programs of Xcode's projects link, and their code as far as it is on the disk.
struct LinkedPackages {
    private let settings: CodeSettings
    private let currentFolder = FileManager.default.currentDirectoryPath
    private var folders: [String] = []
    private(set) var missing: [PackageCode.Missing] = []

    /// Looks at what projects name.
    ///
    /// - Parameter home: the user's own folder; nil where there is none.
    init(_ projects: [XcodeProject], _ settings: CodeSettings, home: String?) {
        self.settings = settings
        for (number, project) in projects.enumerated() { take(project, number: number, home: home) }
    }

    private mutating func take(_ project: XcodeProject, number: Int, home: String?) {
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
            // What a library links runs in whatever program loads it.
            let programs = users.allSatisfy { $0.product == .program }
            let targets = users.map { TargetMembership.Target(name: $0.name, product: $0.product, project: number) }
            isWhole = take(package, checkouts, users: programs ? Set(targets) : nil) && isWhole
        }
        // What packages need themselves came with them, or did not.
        guard isWhole, !folders.isEmpty, let resolved = ResolvedPackages(of: project) else { return }
        for address in resolved.addresses {
            let package = PackageReference(.remote(address), path: project.file)
            if known.insert(package.name.lowercased()).inserted { _ = take(package, checkouts, users: nil) }
        }
    }

    /// Takes a package that comes from a repository; says whether its code is there.
    private mutating func take(
        _ package: PackageReference, _ checkouts: PackageCheckouts, users: Set<TargetMembership.Target>?
    ) -> Bool {
        guard let folder = checkouts.folder(of: package) else {
            miss(package, "the code of the package \(package.name) is not here; \(remedy(package))", users)
            return false
        }
        folders.append(folder)
        let manifest = (try? FileReader.read("\(folder)/Package.swift", limit: 1 << 20))?.bytes ?? []
        if String(decoding: manifest, as: UTF8.self).contains(".binaryTarget(") {
            miss(
                package, "the package \(package.name) holds code that is compiled already, which nobody can read", users
            )
        }
        return true
    }

    /// Takes a package that lies in a folder, and those that it needs.
    private mutating func takeLocal(_ package: PackageReference, _ checkouts: PackageCheckouts) {
        guard let folder = checkouts.folder(of: package) else { return }
        folders.append(folder)
        let manifest = "\(folder)/Package.swift"
        guard let bytes = (try? FileReader.read(manifest, limit: 1 << 20))?.bytes else { return }
        for needed in SourceScanner().file(at: manifest, holding: bytes).neededPackages {
            _ = take(needed, checkouts, users: nil)
        }
    }

    private func remedy(_ package: PackageReference) -> String {
        package.path.hasSuffix("Package.swift")
            ? "`swift package resolve` brings it" : "`xcodebuild -resolvePackageDependencies` brings it"
    }

    private mutating func miss(
        _ package: PackageReference, _ reason: String, _ users: Set<TargetMembership.Target>?
    ) {
        let path = RelativePath.of(package.path, from: currentFolder)
        missing.append(.init(reason, path: path, position: package.position, users: users))
    }

    // MARK: - Reading

    /// The endings of code; what else lies in a package is not in the main bundle.
    private static let endings = ["m", "mm", "c", "cc", "cpp", "h", "hpp"]

    /// Reads the code that is there, but for what is read anyway, and what only tests run.
    ///
    /// - Parameters:
    ///   - own: the files that are read anyway.
    ///   - keys: what files of other languages are looked through for.
    func code(besides own: [SourceFile], keys: Set<ExactText>) -> PackageCode {
        guard !folders.isEmpty else { return PackageCode(missing: missing) }
        let known = Set(own.map { ResolvedPath.resolvedIfThere($0.path) })
        var scanner = SourceScanner(cache: settings.cache.map { "\($0)-of-packages" })
        scanner.threads = ProcessInfo.processInfo.activeProcessorCount
        let places = Set(folders.map(shown)).sorted()
        let scan = scanner.scan(places)
        let files = scan.files.filter {
            !known.contains(ResolvedPath.resolvedIfThere($0.path)) && !isForTests($0.path, in: places)
        }
        let others = FileFinder(endings: Self.endings).find(places).files.filter { !isForTests($0.path, in: places) }
        return PackageCode(
            files: files, mentions: Mentions(of: keys, in: others.compactMap { try? OtherFile(reading: $0.path) }),
            missing: missing)
    }

    /// A folder as seen from the current one, where it lies below that.
    private func shown(_ folder: String) -> String {
        let path = RelativePath.of(folder, from: currentFolder)
        return path.hasPrefix("..") ? folder : path
    }

    /// Whether a file is in a folder of tests or samples of its package.
    private func isForTests(_ path: String, in places: [String]) -> Bool {
        guard let place = places.first(where: { path.hasPrefix("\($0)/") }) else { return false }
        return TestFolders.folder(of: String(path.dropFirst(place.count + 1))) != nil
    }
}
