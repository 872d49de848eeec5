/// Names of well-known products and services, which are spelled alike in all languages.
///
/// Names that are ordinary words too, such as Signal, are left out.
package enum WellKnownNames {
    /// Returns whether a text is such a name, whatever its case.
    package static func contain(_ text: String) -> Bool { names.contains(text.lowercased()) }

    private static let names = Set(
        """
        adobe|airbnb|airdrop|airplay|airpods|alpine linux|amazon|android|android studio|anthropic|app store|apple
        apple music|apple pay|apple tv|apple watch|arch linux|avenir|avenir next|baidu|baskerville|bing|bitbucket
        bluesky|bluetooth|carplay|centos|chatgpt|chrome|claude|claude code|codeberg|courier new|creative commons
        debian|deepseek|deezer|didot|discord|docker|dropbox|duckduckgo|ecosia|evernote|face id|facebook|facetime|fedora
        figma|firebase|firefox|fitbit|flickr|freebsd|futura|garmin|gemini|gill sans|gitea|github|github copilot
        gitlab|gmail|google|google chrome|google drive|google maps|helvetica|helvetica neue|hoefler text|homebrew
        homekit|huggingface|icloud|icloud drive|imessage|imgur|instagram|ios|ipad|ipados|iphone|itunes|jellyfin|kagi
        kubernetes|linkedin|linux|mac|macbook|macos|manjaro|mastercard|mastodon|menlo|microsoft|microsoft edge
        minecraft|netflix|nextcloud|ollama|onedrive|openai|openstreetmap|opensuse|opera|optic id|outlook|paypal
        pinterest|playstation|plex|raspberry pi|raspberry pi os|reddit|rosetta|safari|sf mono|sf pro|siri|skype|slack
        snapchat|soundcloud|spotify|stack overflow|startpage|steam|strava|telegram|testflight|thunderbolt|tiktok
        times new roman|touch id|tumblr|tvos|twitch|twitter|uber|ubuntu|unsplash|verdana|viber|vimeo|visionos
        visual studio code|vivaldi|vs code|waze|wechat|weibo|whatsapp|wi-fi|wikidata|wikimedia commons|wikipedia
        windows|wordpress|xbox|xcode|yahoo|yandex|youtube|youtube music|zoom
        """.split { $0 == "|" || $0.isNewline }.map(String.init))
}
