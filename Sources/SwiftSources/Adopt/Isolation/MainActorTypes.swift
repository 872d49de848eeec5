/// Types and protocols of Apple's frameworks whose members run on the main actor.
enum MainActorTypes {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        // SwiftUI
        "View", "App", "Scene", "ViewModifier", "Widget", "WidgetBundle", "Commands", "ToolbarContent",
        "PreviewProvider",
        "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle",
        "GroupBoxStyle", "GaugeStyle", "LabeledContentStyle", "MenuStyle", "FormStyle", "ControlGroupStyle",
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        // UIKit
        "UIResponder", "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView",
        "UIScrollView", "UIStackView", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
        "UICollectionReusableView", "UITableViewHeaderFooterView", "UIViewController", "UITableViewController",
        "UICollectionViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
        "UIAlertController", "UIHostingController", "UIWindow", "UIApplicationDelegate", "UISceneDelegate",
        "UIWindowSceneDelegate", "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
        "UICollectionViewDelegate",
        // AppKit
        "NSResponder", "NSView", "NSControl", "NSTextField", "NSButton", "NSViewController", "NSWindowController",
        "NSWindow", "NSApplicationDelegate", "NSHostingController",
    ]
}
