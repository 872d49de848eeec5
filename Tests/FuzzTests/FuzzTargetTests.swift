import Foundation
import FuzzTargets
import TestSupport
import Testing

/// A short and deterministic version of `scripts/fuzz`.
@Suite("Files with any content", .waitsForPrograms)
struct FuzzTargetTests {
    @Test("Each target accepts its samples, and rejects the broken ones", arguments: FuzzTarget.all.map(\.name))
    func seeds(name: String) async throws {
        let target = try #require(FuzzTarget.named(name))
        let (accepted, rejected) = try await OwnThread.run {
            (
                target.samples.map { sample in
                    target.rejection(of: sample).map { "\(String(decoding: sample, as: UTF8.self)): \($0)" }
                }, target.rejected.filter { target.check($0) }
            )
        }
        #expect(!accepted.isEmpty)
        #expect(accepted.compactMap(\.self).isEmpty)
        #expect(rejected.isEmpty, "these are accepted")
    }

    @Test("No target fails on mutations of its seeds", arguments: FuzzTarget.all.map(\.name))
    func mutated(name: String) async throws {
        let target = try #require(FuzzTarget.named(name))
        let seeds = try target.seeds + findings(of: name)
        // Some targets block their thread while they wait for tasks.
        try await OwnThread.run {
            for seed in seeds { target.check(seed) }
            var mutator = Mutator(seed: 24)
            for _ in 0..<(ThoroughSuite.fuzz.isChosen ? 400 : 20) { target.check(mutator.mutate(seeds)) }
        }
    }

    /// Returns the inputs that once caused a failure.
    private func findings(of name: String) throws -> [[UInt8]] {
        let folder = SourceTree.package.appendingPathComponent("Tests/FuzzTests/Findings/\(name)")
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return try names.sorted().map { Array(try Data(contentsOf: folder.appendingPathComponent($0))) }
    }
}
