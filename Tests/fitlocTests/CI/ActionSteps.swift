import Foundation
import TestSupport
import Testing
import Yams

/// The GitHub action, run as GitHub does: the commands of each step in bash with the step's `env`.
struct ActionSteps {
    private struct Action: Decodable {
        let inputs: [String: Input]
        let runs: Runs

        struct Input: Decodable { let `default`: String? }

        struct Runs: Decodable { let steps: [Step] }
    }

    /// A step of the action.
    struct Step: Decodable {
        let id: String?
        let run: String?
        let env: [String: String]?
        let `if`: String?
    }

    private let action: Action

    init() throws {
        let file = SourceTree.package.appendingPathComponent("action.yml")
        action = try YAMLDecoder().decode(Action.self, from: String(contentsOf: file, encoding: .utf8))
    }

    var steps: [Step] { action.runs.steps }

    /// Returns the environment of a step with known values inserted.
    ///
    /// - Parameter known: The values by GitHub's names, such as `inputs.since` or `steps.location.outputs.folder`.
    func environment(of step: Step, _ known: [String: String]) -> [String: String] {
        var values = known
        for (name, input) in action.inputs where values["inputs.\(name)"] == nil {
            values["inputs.\(name)"] = input.default ?? ""
        }
        return (step.env ?? [:]).mapValues { value in
            values.reduce(value) { $0.replacing("${{ \($1.key) }}", with: $1.value) }
        }
    }
}
