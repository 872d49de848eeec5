import ChildProcesses
import NetworkMessages

extension ServiceFailure {
    /// Creates a failure from that of the program that was asked.
    package init(_ failure: ChildProgram.Failure) {
        self =
            switch failure {
            case .notFound(let program): .program(.notFound(program: program))
            case .notStarted(let program): .program(.notStarted(program: program))
            case .tooMuchOutput(let program): .program(.tooMuchOutput(program: program))
            case .failed(let program, let status): .program(.failed(program: program, status: status))
            case .timedOut(let seconds): .timedOut(seconds: seconds)
            }
    }
}
