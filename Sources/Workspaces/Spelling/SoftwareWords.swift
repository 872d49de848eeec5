/// Software terms that dictionaries lack and that have the same spelling in most languages.
enum SoftwareWords {
    /// The lowercase terms.
    static let all = Set(
        """
        app apps admin autofill autosave backend backlight backup backups blog blogs bluetooth boolean bot bots breadcrumb
        browser bug bugs cache calendar callback changelog chat chats checkbox checkout check-in click codec codecs commit
        config cookie cookies cursor dashboard debug default desktop diff dropdown email emails e-mail e-mails emoji emojis
        favicon feed feeds feedback filename filenames firewall firmware fitness font fullscreen gateway gif gifs hash
        hashtag hashtags hardware hashes host hostname inbox info inline input internet kbps keyboard keychain keycap layout
        link links localhost lockscreen log login logins logout logs mac malware markdown metadata menubar middleware mobile
        modem monospace multiplayer namespace newsletter offline onboarding online opt-in opt-out output password passcode
        passkey passkeys payload permalink pixel pixels playlist playlists plug plugin plugins plug-in plug-ins podcast
        podcasts popup pop-up popover pop-ups prefetch preview proxy push query realtime refactor repo repos reset router
        runtime scrollbar sandbox screenshot screenshots script scripts server servers shell shortcut signup smartphone
        smartphones smartwatch software spam spotlight spyware statusbar stdin stdout streaming stream stylesheet subfolder
        subfolders swipe sync synced syncing tablet tablets template timeline timeout timestamp timestamps toggle token
        tokens toolbar toolbars tooltip tooltips torrent torrents touchpad trackpad tracker unicode unmount unmute unmuted
        upload uploads username usernames viewport vlog wallpaper watchlist web webcam webcams webhook webhooks weblog
        website websites websocket whitespace widget widgets wifi wi-fi workflow workflows workspace zip zoom premium
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
