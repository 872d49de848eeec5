import CatalogCore
import CatalogRuntime

/// The identity of a question in the journal: everything that the answer depends on, without the question's location.
struct JournalQuestion: Hashable, Sendable {
    /// The question as one line of JSON.
    package let text: String

    init(_ question: ServiceQuestion, of batch: ServiceBatch, _ service: any TranslationService) {
        self.init(question, from: batch.source, to: batch.target, service)
    }

    init(
        _ question: ServiceQuestion, from source: LanguageTag, to target: LanguageTag,
        _ service: any TranslationService
    ) {
        let service: DocumentFragment = [
            "service": .string(service.identity), "source": .string(source.spelling),
            "target": .string(target.spelling),
        ]
        text = service.adding(question.content(withNeighbours: false)).jsonLine
    }

    /// Creates a question from its text in the journal.
    init(text: String) {
        self.text = text
    }
}

/// A line of the journal.
enum JournalLine: Sendable {
    /// An answer of a service.
    case answer(JournalQuestion, [String: String])
    /// A text that was written into a file.
    case filled(FilledText)
    /// The runs that have ended, whose answers are no longer used.
    case finished([String])

    /// Returns the line as JSON with a trailing newline.
    ///
    /// - Parameter run: The run that the line belongs to.
    func json(run: String) -> String {
        let number: DocumentFragment = ["run": .string(run)]
        return number.adding(content).jsonLine + "\n"
    }

    /// The line as JSON without its run.
    private var content: DocumentFragment {
        switch self {
        case .answer(let question, let texts):
            let sorted = texts.sorted { $0.key < $1.key }.map { DocumentFragment.Member($0.key, .string($0.value)) }
            return ["question": .string(question.text), "answer": .object(sorted)]
        case .filled(let text): return ["filled": text.fragment]
        case .finished(let runs): return ["finished": .array(runs.map { .string($0) })]
        }
    }

    /// Parses a line; nil for an incomplete line.
    static func read(_ line: ArraySlice<UInt8>) -> (run: String, line: JournalLine)? {
        guard let document = try? Document(Array(line)), let run = document.root["run"]?.string else { return nil }
        let root = document.root
        if let question = root["question"]?.string, let answer = root["answer"] {
            let texts = answer.members.compactMap { member in
                member.name.string.flatMap { name in member.value.string.map { (name, $0) } }
            }
            return (run, .answer(JournalQuestion(text: question), Dictionary(texts) { $1 }))
        }
        if let filled = root["filled"].flatMap({ FilledText($0) }) { return (run, .filled(filled)) }
        return root["finished"].map { (run, .finished($0.elements.compactMap(\.string))) }
    }
}
