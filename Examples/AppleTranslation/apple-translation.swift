// Translates with the languages that are installed on this Mac, for `fitloc fill --from command:…`.
//
//     swiftc -O -parse-as-library apple-translation.swift -o apple-translation
//     fitloc fill --from memory --from command:./apple-translation
//
// Requires macOS 26. Install languages in System Settings › General › Language & Region › Translation Languages.
//
// Questions and answers are lines of JSON. See “Your own program” in docs/filling.md.

import Foundation
import Translation

/// A question from fitloc.
///
/// The answer must use the same names for its texts.
struct Question: Decodable {
    let id: Int
    let source: String
    let target: String
    let texts: [String: String]
}

/// The answer to a question.
struct Answer: Encodable {
    let id: Int
    let texts: [String: String]
}

@main
struct AppleTranslation {
    static func main() async throws {
        var sessions: [String: TranslationSession] = [:]
        while let line = readLine() {
            let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
            let pair = "\(question.source) \(question.target)"
            let session =
                sessions[pair]
                ?? TranslationSession(
                    installedSource: Locale.Language(identifier: question.source),
                    target: Locale.Language(identifier: question.target))
            sessions[pair] = session
            print(String(decoding: try JSONEncoder().encode(await answer(question, session)), as: UTF8.self))
        }
    }

    /// Translates the texts of a question one by one.
    ///
    /// fitloc then checks the format specifiers.
    static func answer(_ question: Question, _ session: TranslationSession) async throws -> Answer {
        var texts: [String: String] = [:]
        for (name, text) in question.texts { texts[name] = try await session.translate(text).targetText }
        return Answer(id: question.id, texts: texts)
    }
}
