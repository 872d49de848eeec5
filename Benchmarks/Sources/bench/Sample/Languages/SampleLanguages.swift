import XCStringsKit

/// The languages of generated catalogs, in the order in which Xcode writes them.
enum SampleLanguages {
    /// Twenty languages in eleven scripts.
    static let twenty = sorted([
        .english, .portuguese, .spanish, .french, .german, .italian, .dutch, .swedish, .polish, .czech, .ukrainian,
        .russian, .greek, .turkish, .arabic, .hebrew, .hindi, .japanese, .korean, .chinese,
    ])

    /// The twenty, and tags of their regions: as many as an app of a large company has.
    static let hundred = sorted(Array((twenty + twenty.flatMap(\.regional)).prefix(100)))

    private static func sorted(_ languages: [SampleLanguage]) -> [SampleLanguage] {
        languages.sorted { XcodeOrder.areInIncreasingOrder($0.tag, $1.tag) }
    }
}
