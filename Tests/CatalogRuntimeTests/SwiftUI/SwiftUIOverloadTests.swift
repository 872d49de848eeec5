import TestSupport
import Testing

/// Type-checks the SwiftUI overloads with stubs on systems without SwiftUI.
///
/// On other systems, the build of the package does that.
#if !canImport(SwiftUI)
    @Suite("Localized strings in SwiftUI", .waitsForPrograms)
    struct SwiftUIOverloadTests {
        private let views: StubbedViews

        init() throws {
            views = try StubbedViews()
        }

        @Test("Every view and modifier accepts them in addition to its usual types, and literals stay keys")
        func callSites() throws {
            #expect(try views.errors(inFixture: "CallSites.swift") == [])
        }

        @Test(
            "Values of other types do not compile",
            arguments: [
                "Text(3)", "Label(title, systemImage: title)", "Button(title, role: 3) {}", "Toggle(title, isOn: true)",
                "Text(title).navigationTitle(3)", "Text(title).alert(title, isPresented: true) {}",
            ])
        func mistakes(call: String) throws {
            #expect(try views.errors(inCall: call).count == 1)
        }

        @Test("A literal is never a localized string")
        func literals() throws {
            #expect(try views.errors(inCall: "title == \"Home\"").count == 1)
        }

        @Test("A text can be created anywhere, not only on the main actor")
        func isolation() throws {
            #expect(try views.errors(in: "func made(_ title: LocalizedString) -> Text { Text(title) }") == [])
        }
    }
#endif
