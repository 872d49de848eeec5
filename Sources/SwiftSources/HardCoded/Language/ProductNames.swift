/// Names of well-known products and services, which are spelled alike in all languages.
///
/// Names that are ordinary words too, such as Signal, are left out.
enum ProductNames {
    /// Returns whether a text is the name of a product.
    static func contains(_ text: String) -> Bool { names.contains(text.lowercased()) }

    /// Returns whether a text probably is the name of a product: a listed one, a name behind that of its company or
    /// before “CLI”, or one word with capital letters inside, such as `GitHub`.
    static func probablyContains(_ text: String, _ prose: Prose) -> Bool {
        if contains(text.filter { !"®™".contains($0) }) { return true }
        // Apple's logo stands before names of its products.
        if text.first == "\u{F8FF}" { return true }
        guard !prose.hasValues else { return false }
        let tokens = text.split(whereSeparator: \.isWhitespace)
        if tokens.count == 2, prose.isCapitalized, makers.contains(tokens[0].lowercased()) || tokens[1] == "CLI" {
            return true
        }
        return tokens.count == 1 && prose.words.count == 1 && isMixed(tokens[0])
    }

    /// Returns whether a word has a capital letter behind a small one: `GitHub`, `iCloud`.
    private static func isMixed(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            && zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    private static let makers: Set<String> = [
        "adobe", "amazon", "apple", "google", "meta", "microsoft", "mozilla", "nvidia", "openai", "samsung", "sony",
    ]

    private static let names = Set(
        """
        adobe|airbnb|airdrop|airplay|airpods|alpine linux|amazon|android|android studio|anthropic|app store|apple
        apple music|apple pay|apple tv|apple watch|arch linux|avenir|avenir next|baidu|baskerville|bing|bitbucket
        bluesky|bluetooth|carplay|centos|chatgpt|chrome|claude|claude code|codeberg|courier new|debian|deepseek
        deezer|didot|discord|docker|dropbox|duckduckgo|ecosia|evernote|facebook|facetime|fedora|figma|firebase
        firefox|fitbit|flickr|freebsd|futura|garmin|gemini|gill sans|gitea|github|github copilot|gitlab|gmail|google
        google chrome|google drive|google maps|helvetica|helvetica neue|hoefler text|homebrew|homekit|huggingface
        icloud|icloud drive|imessage|imgur|instagram|ios|ipad|ipados|iphone|itunes|jellyfin|kagi|kubernetes|linkedin
        linux|mac|macbook|macos|manjaro|mastercard|mastodon|menlo|microsoft|microsoft edge|minecraft|netflix
        nextcloud|ollama|onedrive|openai|opensuse|opera|outlook|paypal|pinterest|playstation|plex|raspberry pi
        raspberry pi os|reddit|rosetta|safari|sf mono|sf pro|siri|skype|slack|snapchat|soundcloud|spotify
        stack overflow|startpage|steam|strava|telegram|testflight|thunderbolt|tiktok|times new roman|tumblr|tvos
        twitch|twitter|uber|ubuntu|unsplash|verdana|viber|vimeo|visionos|visual studio code|vivaldi|vs code|waze
        wechat|weibo|whatsapp|wi-fi|wikipedia|windows|wordpress|xbox|xcode|yahoo|yandex|youtube|youtube music|zoom
        """.split { $0 == "|" || $0.isNewline }.map(String.init))
}

/// Declarations that hold names of companies and persons, which stay as they are in all languages.
enum NameHolders {
    /// Returns whether a text is probably such a name, given the name of the declaration that it flows through.
    static func holds(_ text: String, in declaration: String) -> Bool {
        let words = text.split { !$0.isLetter }
        guard words.allSatisfy({ $0.first?.isUppercase ?? false }), !general.contains(text.lowercased()) else {
            return false
        }
        let name = declaration.lowercased()
        return holders.contains { name.hasSuffix($0) || name.hasSuffix("\($0)name") }
            || ["appname", "productname", "companyname"].contains(where: name.hasSuffix)
    }

    /// Returns whether a type is for persons and teams, according to its name: `Contributor`.
    static func isPerson(_ type: String) -> Bool {
        ["Contributor", "Translator", "Author", "Developer", "Designer", "Sponsor"].contains(where: type.hasSuffix)
    }

    /// Returns whether a declaration lists persons who helped, whose names no language changes.
    static func listsPersons(_ declaration: String) -> Bool {
        let name = declaration.lowercased()
        return ["contributors", "maintainers", "translators", "authors", "sponsors"].contains(where: name.hasSuffix)
    }

    /// Returns whether a text stands in for a missing name: `Unknown`.
    static func standsIn(_ prose: Prose) -> Bool {
        prose.words.first.map { general.contains($0.lowercased()) } ?? false
    }

    private static let holders = [
        "manufacturer", "vendor", "brand", "publisher", "artist", "airline", "author", "token", "coin",
        "provider",
    ]
    /// Words that stand in for a missing name.
    private static let general: Set<String> = ["anonymous", "generic", "none", "other", "unknown", "various"]
}
