#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Functions that poll whether the client's process still exists: a killed client may leave its end of the stream open.
package enum ClientProcessMonitor {
    /// The time between two polls.
    private static let interval = Duration.seconds(2)

    /// Waits until a process ends.
    package static func waitForEnd(ofProcess id: Int) async {
        guard let process = pid_t(exactly: id), process > 0 else { return }
        while !Task.isCancelled, kill(process, 0) == 0 || errno != ESRCH {
            try? await Task.sleep(for: interval)
        }
    }
}
