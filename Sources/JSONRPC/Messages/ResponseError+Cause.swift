extension ResponseError {
    /// Creates the error of a response from the error that ended the request.
    init(of error: any Error) {
        switch error {
        case let error as ResponseError: self = error
        case is CancellationError: self.init(.cancelled, "the request was cancelled")
        default: self.init(.internalError, "\(error)")
        }
    }
}
