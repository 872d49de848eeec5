import Foundation
let a = NSLocalizedString("home.title", value: "Home", comment: "Title of the home screen")
let b = NSLocalizedString("home.there", comment: "")
