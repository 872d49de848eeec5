import Foundation
let title = NSLocalizedString("home.title", comment: "") + NSLocalizedString("home.other", comment: "")
