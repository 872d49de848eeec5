import ChildProcesses
import NetworkMessages

extension ServiceFailure {
    /// Creates a failure from the failure of a child program.
    package init(_ failure: ChildProgram.Failure) {
        self =
            switch failure {
            case .notFound(let program): .program(.notFound(program: program))
            case .notStarted(let program): .program(.notStarted(program: program))
            case .tooMuchOutput(let program): .program(.tooMuchOutput(program: program))
            // Status 130 means Ctrl-C, which reaches the child program as well.
            case .failed(_, 130): .cancelled
            case .failed(let program, let status): .program(.failed(program: program, status: status))
            case .timedOut(let seconds): .timedOut(seconds: seconds)
            }
    }
}
