import Foundation

let texts = [
    NSLocalizedString("home.title", comment: "Title"),
    NSLocalizedString("home.subtitle", comment: "Below the title"),
    NSLocalizedString("home.hint", comment: "Hint for new people"),
]
