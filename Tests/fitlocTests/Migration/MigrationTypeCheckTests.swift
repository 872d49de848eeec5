import Foundation
import TestSupport
import Testing

/// Type-checks the real app before and after steps 6 and 7 of the guide `docs/fittoday/adopting.md`, with the same stubs.
@Suite(
    "The app after the move to accessors compiles as before", .waitsForPrograms, .enabled(if: Corpus.isExpected),
    .thorough(.migration))
struct MigrationTypeCheckTests {
    /// The accessors that the check cannot see, by path.
    ///
    /// Where there is no iOS, the compiler skips the `else` of `if #available(iOS 17.4, *)`.
    private static let unseen = [
        "FitToday/FitToday/Presentation/Features/Workout/WorkoutExerciseDetailView.swift: "
            + "Text(Strings.Workout.Exercise.Instructions.title)"
    ]

    private static let targets = ["FitToday/FitToday", "FitToday/FitTodayWidgets"]

    @Test("After step 6, no changed file has a new error or warning, and after step 7 no file at all")
    func app() async throws {
        let check = try AppTypeCheck()
        let app = try MigratedApp()
        try app.linkPackage()
        let root = app.folder.url
        let before = try Self.targets.flatMap { try check.diagnostics(of: $0, in: root) }
        let hiding = before.filter { $0.message.hasPrefix("error: cannot find") }
        #expect(hiding == [])

        let changes = try await app.adopt(["keys.csv", "texts.csv"]).rewritten
        #expect(changes.count > 1900)
        let after = try Self.targets.flatMap { try check.diagnostics(of: $0, in: root) }
        let changed = Set(changes.map(\.path))
        #expect(Self.new(in: after.filter { !$0.isMark }, since: before).filter { changed.contains($0.path) } == [])

        let seen = Set(after.filter(\.isMark).map { Location(path: $0.path, line: $0.line, column: $0.column) })
        let accessors = try Self.accessors(in: changed.sorted(), of: root)
        #expect(accessors.count > 1900)
        let unseen = accessors.filter { !seen.contains($0.location) }
        #expect(unseen.map { "\($0.location.path): \($0.code)" } == Self.unseen)
        #expect(unseen.count * 50 <= accessors.count, "\(unseen.count) of \(accessors.count)")

        try HandChanges.make(in: app)
        let last = try Self.targets.flatMap { try check.diagnostics(of: $0, in: root) }
        #expect(Self.new(in: last.filter { !$0.isMark }, since: before) == [])
    }

    @Test("The check finds what does not compile, also in a view, and values that nothing uses any more")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(
            "App/Page.swift",
            """
            import FitTodayStrings
            import SwiftUI

            struct Page: View {
                let date: Date
                var body: some View {
                    VStack {
                        Text(Strings.Personal.Workouts.scheduled(date: date))
                    }
                    .navigationTitle(Strings.Home.title)
                }
                var name: some View { List { Section(Strings.Tab.nothing) { EmptyView() } } }
                func text(_ result: Result<Int, any Error>) -> String {
                    switch result {
                    case .success(let count): Strings.Feed.Create.volume(weight: count).resolved
                    case .failure: Strings.Common.error.resolved
                    }
                }
                func reason(_ result: Result<Int, any Error>) -> String {
                    switch result {
                    case .success: ""
                    case .failure(let error): Strings.Common.error.resolved
                    }
                }
            }
            """)
        let root = URL(fileURLWithPath: folder.file(""))
        let found = try AppTypeCheck().diagnostics(of: "App", in: root).filter { !$0.isMark }
        #expect(Set(found.map(\.path)) == ["App/Page.swift"])
        #expect(found.map(\.line).sorted() == [8, 10, 12, 15, 22])
    }

    // MARK: - Comparison

    /// A location of an accessor.
    private struct Location: Hashable {
        let path: String
        let line: Int
        let column: Int
    }

    /// Returns the diagnostics that were not there before, whatever their lines.
    private static func new(
        in after: [AppTypeCheck.Diagnostic], since before: [AppTypeCheck.Diagnostic]
    ) -> [AppTypeCheck.Diagnostic] {
        var known = before.reduce(into: [:]) { $0["\($1.path) \($1.message)", default: 0] += 1 }
        return after.filter { diagnostic in
            let key = "\(diagnostic.path) \(diagnostic.message)"
            known[key, default: 0] -= 1
            return known[key, default: 0] < 0
        }
    }

    /// Returns the accessors in the code of some files, each with its line.
    private static func accessors(
        in paths: [String], of root: URL
    ) throws -> [(location: Location, code: Substring)] {
        try paths.flatMap { path in
            let code = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { number, line in
                line.matches(of: #/(^|[^\w.])(?:Strings|Domain)\./#).map { match in
                    let column = line[..<match.output.1.endIndex].utf8.count + 1
                    let code = line.drop { $0 == " " }
                    return (Location(path: path, line: number + 1, column: column), code)
                }
            }
        }
    }
}
