/// Names of well-known products and services, which are spelled alike in all languages.
///
/// Names that are ordinary words too, such as Signal, are left out.
enum ProductNames {
    /// Returns whether a text is the name of a product.
    static func contains(_ text: String) -> Bool { names.contains(text.lowercased()) }

    private static let names = Set(
        """
        adobe|airbnb|airdrop|airplay|airpods|amazon|android|anthropic|app store|apple|apple music|apple pay|apple tv
        apple watch|baidu|bing|bitbucket|bluesky|bluetooth|carplay|chatgpt|chrome|claude|codeberg|deepseek|deezer
        discord|dropbox|duckduckgo|ecosia|evernote|facebook|facetime|figma|firebase|firefox|fitbit|flickr|garmin|gitea
        github|gitlab|gmail|google|google chrome|google drive|google maps|homekit|huggingface|icloud|icloud drive
        imessage|imgur|instagram|ios|ipad|ipados|iphone|itunes|jellyfin|kagi|linkedin|linux|mac|macbook|macos|mastercard
        mastodon|microsoft|microsoft edge|minecraft|netflix|nextcloud|ollama|onedrive|openai|opera|outlook|paypal
        pinterest|playstation|plex|raspberry pi|reddit|safari|siri|skype|slack|snapchat|soundcloud|spotify
        stack overflow|startpage|steam|strava|telegram|testflight|tiktok|tumblr|tvos|twitch|twitter|uber|unsplash|viber
        vimeo|visionos|vivaldi|waze|wechat|weibo|whatsapp|wi-fi|wikipedia|windows|wordpress|xbox|xcode|yahoo|yandex
        youtube|youtube music|zoom
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
    }

    private static let holders = ["manufacturer", "vendor", "brand", "publisher", "artist", "airline", "author"]
    /// Words that stand in for a missing name.
    private static let general: Set<String> = ["anonymous", "generic", "none", "other", "unknown", "various"]
}
