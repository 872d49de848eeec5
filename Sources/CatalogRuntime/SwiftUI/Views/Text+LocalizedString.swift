#if canImport(SwiftUI)
    import SwiftUI

    extension Text {
        /// A text in the language that the environment's locale or else the app has chosen (``LocalizedString/Style``).
        public init(_ string: LocalizedString) {
            self.init(string, format: LocalizedString.Style())
        }
    }
#endif
