import CatalogCore
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Keys that packages may use")
struct PackageCodeTests {
    private static let app = TargetMembership.Target(name: "App")
    private static let kit = TargetMembership.Target(name: "Kit", product: .library)

    /// Returns the proofs for the keys `a` and `b` of a catalog that the project's code does not use.
    private func proofs(
        _ packages: PackageCode, table: String = "App/Localizable.xcstrings",
        in target: TargetMembership.Target? = app
    ) async -> [String: UnusedKey] {
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : { }, \"b\" : { } }, \"version\" : \"1.0\" }"
        let tables = await TableLoader.load([.init(path: table, bytes: Array(text.utf8))]).tables
        let membership = TargetMembership(target.map { [($0, [table])] } ?? [])
        let files = ["Package.swift": "let t = Target.target(name: \"Core\")", "Sources/Core/A.swift": ""].map {
            SourceScanner().file(at: $0, holding: Array($1.utf8))
        }
        let project = SourceProject(files, tables: tables, membership: membership)
        let unused = project.unusedKeys(EvidenceFinder(project, packages: packages))
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.key, $0) })
    }

    private func code(_ text: String) -> PackageCode {
        PackageCode(files: [SourceScanner().file(at: "/c/XKit/Sources/XKit/A.swift", holding: Array(text.utf8))])
    }

    private func missing(_ users: Set<TargetMembership.Target>?) -> PackageCode {
        let package = PackageCode.Missing("XKit is not here", path: "A.xcodeproj", position: .start, users: users)
        return PackageCode(missing: [package])
    }

    @Test("Without the code of a package, no key of the program that links it is certainly unused")
    func notThere() async {
        let found = await proofs(missing([Self.app]))
        #expect(found.mapValues(\.proof) == ["a": .likely, "b": .likely])
        #expect(found["a"]?.because.map(\.kind) == [.package(nil)])
        #expect(found["a"]?.because.map(\.text) == ["XKit is not here"])
    }

    @Test("A missing package does not affect other programs, tables of libraries, and tables of packages")
    func elsewhere() async {
        #expect(await proofs(missing([.init(name: "Widget")]))["a"]?.proof == .certain)
        #expect(await proofs(missing(nil), in: Self.kit)["a"]?.proof == .certain)
        let own = await proofs(missing(nil), table: "Sources/Core/Localizable.xcstrings", in: nil)
        #expect(own["a"]?.proof == .certain)
    }

    @Test("If the program of a table, or the user of a package, is unknown, it may be any")
    func unknown() async {
        #expect(await proofs(missing([Self.app]), in: nil)["a"]?.proof == .likely)
        #expect(await proofs(missing(nil))["a"]?.proof == .likely)
    }

    @Test("Package code can use keys or contain equal literals; other keys are certainly unused")
    func there() async {
        let found = await proofs(code("let x = NSLocalizedString(\"a\", comment: \"\")"))
        #expect(found.mapValues(\.proof) == ["b": .certain])
        #expect(await proofs(code("let key = \"a\""))["a"]?.proof == .possible)
    }

    @Test("A lookup in the package's own bundle does not use the program's keys")
    func ownBundle() async {
        let own = await proofs(code("let x = String(localized: \"a\", bundle: .module)"))
        #expect(own.mapValues(\.proof) == ["a": .certain, "b": .certain])
        let main =
            "func t(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }"
        #expect(await proofs(code(main))["a"]?.proof == .likely)
    }

    @Test("The packages that a manifest needs are listed with their locations")
    func manifest() {
        let text = """
            import PackageDescription
            let package = Package(
                name: "Core",
                dependencies: [
                    .package(url: "https://github.com/a/XKit.git", from: "1.0.0"), .package(path: "../Other"),
                ])
            """
        let needed = SourceScanner().file(at: "/App/Core/Package.swift", holding: Array(text.utf8)).neededPackages
        #expect(needed.map(\.source) == [.remote("https://github.com/a/XKit.git"), .local("/App/Other")])
        #expect(needed.first?.position == TextPosition(line: 5, column: 23))
    }
}
