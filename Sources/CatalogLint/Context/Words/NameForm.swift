import CatalogCore

/// The forms of single words that are names or acronyms rather than words of a language.
enum NameForm {
    /// Returns whether a text is one word of ASCII with a capital inside, such as OpenSSL.
    static func hasInnerCapital(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.allSatisfy(\.isASCIILetter) && bytes[...].hasInnerCapital
    }

    /// Returns whether a text is a word of two to five capitals, such as PID, that is not an ordinary word.
    static func isAcronym(_ text: String) -> Bool {
        (2...5).contains(text.utf8.count) && text.utf8.allSatisfy(isCapital) && !words.contains(text)
    }

    /// Returns the acronym that is the only word of a text, such as `%lld GB`; nil for any other text.
    static func onlyAcronym(in text: String) -> String? {
        guard text.utf8.count < 40 else { return nil }
        let words = PlainText(text).words.map(\.string).filter { $0.contains(where: \.isLetter) }
        return words.count == 1 && isAcronym(words[0]) ? words[0] : nil
    }

    /// Returns the acronyms among the words of a text.
    static func acronyms(in text: Text) -> [String] {
        let pairs = zip(text.utf8, text.utf8.dropFirst())
        guard pairs.contains(where: { isCapital($0) && isCapital($1) }) else { return [] }
        return PlainText(text).words.map(\.string).filter(isAcronym)
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    /// Words that interfaces write in capitals.
    private static let words = Set(
        """
        ABOUT ADD ALERT ALL AND ANY APPLY ASK AUTO AWAY BACK BEST BETA BLUE BUY CALL CLEAR CLOSE CODE COLD COPY CUT DATE \
        DAY DAYS DEMO DONE DOWN DRAFT EAST EDIT EMPTY END ERROR EXIT FAIL FIND FIRST FONT FREE FROM GAME GET GO GOAL \
        GOALS GOOD GREEN GRID GROUP HELP HERE HIDE HIGH HOLD HOME HOT HOUR HOURS INFO JOIN LAST LATE LATER LEAVE LEFT \
        LEVEL LIKE LINE LIST LIVE LOAD LOCK LOG LOGIN LOSE LOST LOW MAP MAX MEAN MENU MIN MODE MONTH MORE MOVE MUTE NAME \
        NEAR NEVER NEW NEWS NEXT NIGHT NO NONE NORTH NOT NOTE NOTES NOW OF OFF OLD ON ONE ONLY OPEN OR ORDER OTHER OUR \
        OUT PAGE PASS PAUSE PAY PHOTO PIN PLAN PLAY PRICE PRINT PRO QUIT RATE READ READY RED RESET REST RIGHT ROUND ROW \
        RULES RUN SALE SAVE SCAN SCORE SEND SET SETS SHARE SHOP SHOW SHUT SIGN SIZE SKIP SLEEP SLOW SOON SORT SOUND SOUTH \
        SPEED START STEP STEPS STOP STYLE SUM SWAP SYNC TAKE TAP TASK TASKS TEAM TEST TEXT THE THEME TIE TIME TIMER TIP TIPS \
        TITLE TO TODAY TOP TOTAL TRY TURN TYPE UNDO UNIT UP USE USED USER VALUE VIEW WARM WEEK WEST WIN WITH WON WORD \
        WORDS WORK YEAR YEARS YES YOU YOUR ZOOM
        """.split(separator: " ").map(String.init))
}
