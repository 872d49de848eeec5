import TestSupport

/// Declarations and imports that the code on pages uses but does not show.
enum CodeContexts {
    /// The declarations by page.
    static let pages: [String: String] = [
        "docs/accessors.md": """
        import CatalogRuntime
        import SwiftUI

        func refresh() {}
        func redraw(_ language: LanguageTag?) {}
        func page(for user: String) {}
        let (user, date) = ("Ana", Date.now)
        struct RootView: View { var body: some View { Text("Root") } }
        """,
        "docs/fittoday/adopting.md": """
        import SwiftUI

        struct RootView: View { var body: some View { Text("Root") } }
        struct HomeView: View { var body: some View { Text("Home") } }
        enum ProgramLevel: String, CaseIterable { case beginner, intermediate, advanced, elite }
        struct Program { let level: ProgramLevel }
        """,
        "docs/own-catalog.md": """
        import CatalogRuntime
        import SwiftUI

        let table_Localizable = CatalogTable("")
        struct TrailList: View { var body: some View { Text("Trails") } }
        enum Domain {
            enum Surface: String, LocalizedEnumeration {
                case gravel, rock, sand

                var text: LocalizedString { LocalizedString(table_Localizable, 0) }
            }
        }
        """,
        "docs/compiling.md": """
        import CatalogRuntime
        import Foundation

        extension Bundle { static var module: Bundle { .main } }
        func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { key }
        """,
        "docs/source-code.md": """
        import SwiftUI

        struct Response { let titleKey: String }
        let response = Response(titleKey: "league.gold")
        extension String { var localized: String { self } }
        """,
    ]

    /// The import statements by page.
    static let imports: [String: String] = [
        "docs/fittoday/adopting.md": "import CatalogRuntime\nimport FitTodayStrings\n"
    ]

    /// The catalog from which the accessors for `docs/accessors.md` are generated.
    static let catalog = WrittenCatalog.text(
        [
            "greeting.morning": "Good morning, %(name)@.", "home.title": "Home", "inbox.refresh": "Refresh",
            "inbox.refresh.hint": "Asks the server", "inbox.unread": "%(count)lld messages", "mood.calm": "Calm",
            "mood.half_asleep": "Half asleep", "mood.happy": "Happy",
        ].map { ($0, ["en": $1]) })

    /// The contents of `generate-strings.json` for these accessors.
    static let settings = #"{ "enumerations": "Domain", "families": { "mood": "Mood" } }"#

    /// Stubs of SwiftUI that pages need in addition to those for the run time's own tests.
    static let views = """
        public struct VStack<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
        public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
            public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
        }
        extension Picker where Label == Text {
            public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
        }
        public struct EnvironmentValues { public var locale: Locale { get { .current } set {} } }
        extension View {
            public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
            public func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View { self }
        }
        @MainActor @preconcurrency public protocol Scene {}
        @MainActor @preconcurrency public protocol App {
            associatedtype Body: Scene
            var body: Body { get }
            init()
        }
        extension App { public static func main() {} }
        public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }
        @propertyWrapper public struct AppStorage<Value> {
            public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
            public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {}
        }
        """
}
