import TerminalSupport
import Foundation

/// A program that asks one question according to its arguments and prints the answer, for tests of prompts.
@main
enum PromptProbe {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard let kind = arguments.first else { return }
        arguments.removeFirst()
        let environment = ProcessInfo.processInfo.environment
        let styler = Styler(isColored: ColorMode.auto.isColored(environment: environment, isTerminal: true))
        guard var prompter = Prompter(styler: styler, environment: environment) else {
            print("nobody to ask")
            return
        }
        switch kind {
        case "choose": report(try prompter.choose("Catalog", among: arguments, complaint: "That is not on the list."))
        case "key": report(try prompter.askKey("[a]ccept  [é]dit  [s]kip", keys: ["a", "é", "s"], enter: "s"))
        default:
            for label in kind.split(separator: ",") {
                let question = Question(
                    String(label), initial: arguments.first ?? "", offers: Array(arguments.dropFirst()))
                report(try prompter.ask(question) { $0.contains("wrong") ? "That is wrong." : nil })
            }
        }
    }

    private static func report<Value>(_ answer: Answer<Value>) {
        switch answer {
        case .given(let value): print("<\(value)>")
        case .endOfInput: print("end")
        }
    }
}
