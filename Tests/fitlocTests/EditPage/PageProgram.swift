import Foundation
import TestSupport

/// A running `fitloc edit`.
final class PageProgram: Sendable {
    let work: WorkFolder
    let port: UInt16
    let token: String
    private let program: Watched<SpawnedProgram>

    /// Starts the program and waits until it prints its address.
    init(_ work: WorkFolder, _ arguments: String = "") async throws {
        self.work = work
        let output = work.url.deletingLastPathComponent().appendingPathComponent("address")
        let line = "PATH=\"$PWD/bin:$PATH\" exec '\(WorkFolder.program.path)' edit \(arguments) > '\(output.path)'"
        program = Watched(
            try SpawnedProgram(["/bin/sh", "-c", line], in: work.url, environment: work.environment))
        var said = ""
        for _ in 0..<1200 where !said.hasSuffix("\n") {
            try await Task.sleep(for: .milliseconds(50))
            said = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        }
        let form = ##/http://127\.0\.0\.1:(\d+)/#([0-9a-f]{32}) /##
        guard let found = said.firstMatch(of: form), let port = UInt16(found.1) else { throw POSIXError(.ETIMEDOUT) }
        (self.port, token) = (port, String(found.2))
    }

    deinit {
        program.value.send(SIGKILL)
    }

    /// Sends a signal to the program and waits for its end.
    func stop(_ signal: Int32) async throws -> SpawnedProgram.Outcome {
        program.value.send(signal)
        return try await OwnThread.run { [program] in try program.value.waitForEnd(patience: 60) }
    }

    /// Sends bytes and returns the complete response.
    func send(_ bytes: [UInt8]) async throws -> String {
        let port = port
        return try await OwnThread.run { try LoopbackConnection(port: port).exchange(bytes) }
    }

    /// Sends a request as the page does, with optional changes.
    func call(
        _ name: String, _ body: String = "{}", method: String = "POST", changing headers: [String: String?] = [:]
    ) async throws -> PageReply {
        let own: [String: String?] = [
            "Host": "127.0.0.1:\(port)", "X-Fitloc-Token": token, "Content-Type": "application/json",
            "Content-Length": "\(body.utf8.count)", "Connection": "close",
        ]
        let lines = own.merging(headers) { $1 }.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
        let request = "\(method) \(name) HTTP/1.1\r\n\(lines.sorted().joined())\r\n\(body)"
        return PageReply(try await send(Array(request.utf8)))
    }
}

/// A parsed HTTP response.
struct PageReply {
    let status: Int
    let headers: [String: String]
    let body: String

    init(_ text: String) {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let lines = (parts.first ?? "").split(separator: "\r\n")
        status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            let sides = line.split(separator: ":", maxSplits: 1)
            headers[sides[0].lowercased()] = sides.last?.trimmingCharacters(in: .whitespaces)
        }
        body = parts.count > 1 ? String(parts[1]) : ""
    }
}
