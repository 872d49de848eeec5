import UIKit
import SwiftUI
final class ShareController: UIViewController {
    override func viewDidLoad() {
        navigationItem.title = "Copy the file"
        title = NSLocalizedString("nope.key", comment: "")
        title = NSLocalizedString("app.title", comment: "")
        title = "app.subtitle".localized
    }
}
struct S: View { var body: some View { VStack { Text("Plain words here"); Text("app.title"); Text("other.key") } } }
