extension ResponseError {
    /// What is said of an error that ended a request.
    init(of error: any Error) {
        switch error {
        case let error as ResponseError: self = error
        case is CancellationError: self.init(.cancelled, "the request was cancelled")
        default: self.init(.internalError, "\(error)")
        }
    }
}
