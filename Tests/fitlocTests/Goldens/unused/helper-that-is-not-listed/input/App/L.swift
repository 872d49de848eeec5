import Foundation
func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
let a = L("home.title")
