#if canImport(SwiftUI)
    import SwiftUI

    extension Text {
        /// Creates a text view that shows the string in the language of the environment or the app
        /// (``LocalizedString/Style``).
        public init(_ string: LocalizedString) {
            self.init(string, format: LocalizedString.Style())
        }
    }
#endif
