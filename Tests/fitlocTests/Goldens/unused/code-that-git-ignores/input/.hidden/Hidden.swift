let hidden = NSLocalizedString("hidden.title", comment: "")
