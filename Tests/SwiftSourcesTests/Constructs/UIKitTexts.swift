import UIKit

final class Controller: UIViewController {
    override func viewDidLoad() {
        title = "Hard coded"
        label.text = "Hard coded too"
        button.setTitle("Tap me", for: .normal)
        label.text = NSLocalizedString("label.text", comment: "")
        navigationItem.title = String(localized: "nav.title")
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
        let parts = String(format: NSLocalizedString("%@ of %@", comment: ""), a, b)
    }
}
