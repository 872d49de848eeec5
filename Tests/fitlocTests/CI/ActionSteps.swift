import Foundation
import TestSupport
import Testing
import Yams

/// The action for GitHub, run as GitHub runs it: the lines of each step in bash, with what its `env` says.
struct ActionSteps {
    private struct Action: Decodable {
        let inputs: [String: Input]
        let runs: Runs

        struct Input: Decodable { let `default`: String? }

        struct Runs: Decodable { let steps: [Step] }
    }

    /// One step.
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

    /// The values of a step's environment, with what is known put in.
    ///
    /// - Parameter known: what GitHub knows, by its names: `inputs.since`, `steps.place.outputs.folder`.
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
