/// Short frequent words that indicate the language of a sentence.
enum FunctionWords {
    /// The words by language, in lower case.
    static let lists: [(language: String, words: Set<String>)] = [
        ("en", words(englishWords)), ("pt", words(portuguese)), ("es", words(spanish)), ("fr", words(french)),
        ("de", words(german)), ("it", words(italian)),
    ]

    /// The words of English.
    static let english = lists[0].words

    /// Returns whether a word is in one of the lists.
    static func hold(_ word: some StringProtocol) -> Bool {
        let word = String(word)
        return lists.contains { $0.words.contains(word) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    private static let englishWords = """
        the a an of to and in is are was were be been your you for with on not no this that these those it its at by from
        or as if but can cannot could will would should please all any new have has do does don't can't i we our us my me
        he she they them their there here what when where which who how why too very just now yet more most some than then
        into out up about after before only try again failed failed.
        """
    private static let portuguese = """
        o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem sob sobre e ou
        mas que se não é são foi foram ser está estão estar tem têm ter há seu sua seus suas meu minha meus minhas nosso
        nossa você vocês ele ela eles elas isso este esta esse essa aqui já ainda mais menos muito muita todos todas todo
        toda nenhum nenhuma qualquer quando como onde porque até após antes depois ao aos à às também só sim agora hoje
        amanhã ontem possível novamente tente nada cada entre
        """
    private static let spanish = """
        el la los las un una unos unas de del en por para con sin sobre y o pero que se no es son fue ser está están tiene
        hay su sus mi mis tu tus nuestro usted este esta ese esa aquí ya más muy todos todas cuando como donde hasta después
        antes al también sí ahora hoy nada cada entre lo le les
        """
    private static let french = """
        le la les un une des de du en au aux par pour avec sans sur et ou mais que qui ne pas est sont être a ont il elle
        ils elles vous nous votre vos notre nos mon ma mes ce cette ces cet ici déjà plus très tous toutes tout quand comme
        dans après avant aussi oui non aujourd'hui se son sa ses je tu
        """
    private static let german = """
        der die das den dem des ein eine einen einem einer und oder aber nicht ist sind war wird werden kann können haben
        hat zu zum zur im in an am auf aus bei mit nach von vom für über unter durch ohne um als wie wenn dass sie er es ihr
        ihre ihren wir uns du dein deine ich mein bitte noch schon nur auch alle kein keine
        """
    private static let italian = """
        il lo la i gli le un una uno di del della dei delle in nel nella per con senza su sul sulla e o ma che non è sono
        era essere ha hanno tuo tua tuoi suo sua mio questo questa qui già più molto tutti tutte quando come dove dopo prima
        al alla anche sì ora oggi da dal dalla si
        """
}
