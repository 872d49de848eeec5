import CatalogCore
import CatalogRuntime

/// Sets of words that exclude each other: opposites, directions, days and units of time.
package struct OppositeWords: Sendable {
    /// The indices of the sets that contain a word.
    private let sets: [String: [Int]]
    private let filter: WordFilter

    /// Returns the words for a source language; nil if the language is not covered.
    package static func of(_ language: LanguageTag) -> OppositeWords? { all[language.canonical.language ?? ""] }

    private static let all = words.mapValues { OppositeWords($0) }

    private init(_ lines: String) {
        let sets = lines.split(whereSeparator: \.isNewline).flatMap { $0.split(separator: "|") }
        let pairs = sets.enumerated().flatMap { number, set in
            set.split(separator: " ").map { (String($0), [number]) }
        }
        self.sets = Dictionary(pairs, uniquingKeysWith: +)
        filter = WordFilter(self.sets.keys)
    }

    /// Returns whether a text can contain a word that has an opposite.
    ///
    /// True for a text with separate combining marks, because the filter compares only composed letters.
    func mayBe(in text: Text) -> Bool { filter.mayKnowAWord(of: text.utf8) || text.utf8.contains(0xCC) }

    /// Returns the indices of the sets that contain a lower-case word; empty if the word has no opposite.
    ///
    /// - Parameter previous: the preceding word. English `in` and `out` are opposites only after some verbs.
    func sets(of word: String, after previous: String) -> [Int] {
        guard let sets = sets[word] else { return [] }
        return Self.particles.contains(word) && !Self.phrasalVerbs.contains(previous) ? [] : sets
    }

    /// Returns whether two texts mean the opposite of each other, because a word of one and a word of the other, which the
    /// texts do not share, exclude each other.
    package func separate(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Self.occurrences(of: left.lowercased()), Self.occurrences(of: right.lowercased()))
        let shared = Set(left.map(\.word)).intersection(right.map(\.word))
        let indices = { (occurrences: [Occurrence]) in
            Set(occurrences.flatMap { shared.contains($0.word) ? [] : sets(of: $0.word, after: $0.previous) })
        }
        return !indices(left).isDisjoint(with: indices(right))
    }

    /// A word of a text.
    struct Occurrence {
        let word: String
        /// The preceding word; empty for the first.
        let previous: String
        let range: Range<String.Index>
    }

    /// Returns the words of a text in lower case.
    static func occurrences(of lower: String) -> [Occurrence] {
        var words: [Occurrence] = []
        var start = lower.startIndex
        while let first = lower[start...].firstIndex(where: isLetter) {
            let end = lower[first...].firstIndex { !isLetter($0) } ?? lower.endIndex
            words.append(
                Occurrence(word: String(lower[first..<end]), previous: words.last?.word ?? "", range: first..<end))
            start = end
        }
        return words
    }

    /// Returns the words of a text in lower case that may have an opposite.
    ///
    /// A text of ASCII is read byte by byte, and only these words become strings.
    func occurrences(withOppositesIn lower: String) -> [Occurrence] {
        let bytes = lower.utf8
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return Self.occurrences(of: lower) }
        var words: [Occurrence] = []
        var (start, previous) = (bytes.startIndex, bytes.startIndex..<bytes.startIndex)
        while let first = bytes[start...].firstIndex(where: \.isASCIILetter) {
            let end = bytes[first...].firstIndex { !$0.isASCIILetter } ?? bytes.endIndex
            if filter.mayKnow(bytes[first..<end]) {
                words.append(
                    Occurrence(
                        word: String(lower[first..<end]), previous: String(lower[previous]), range: first..<end))
            }
            (start, previous) = (end, first..<end)
        }
        return words
    }

    static func isLetter(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { WordScalar.isLetter($0) } ?? false
    }

    private static let particles: Set<String> = ["in", "out"]
    private static let phrasalVerbs: Set<String> = ["zoom", "fade", "sign", "log", "check", "clock", "opt"]

    /// The sets by source language, separated by bars.
    ///
    /// “Yesterday” and “tomorrow” are in no common set, because Hindi and related languages use one word for both.
    private static let words: [String: String] = [
        "en": """
        undo redo|undone redone|undoing redoing|left right|leftmost rightmost|leftward rightward|up down|upward downward
        upwards downwards|on off|previous next|start stop|starts stops|started stopped|starting stopping|show hide
        shows hides|shown hidden|showing hiding|visible invisible|enable disable|enables disables|enabled disabled
        enabling disabling|longitude latitude|increase decrease|increases decreases|increased decreased
        increasing decreasing|increment decrement|open close|opens closes|opened closed|opening closing|add remove
        adds removes|added removed|adding removing|lock unlock|locked unlocked|mute unmute|muted unmuted
        connect disconnect|connected disconnected|connecting disconnecting|expand collapse|expanded collapsed
        ascending descending|first last|top bottom|upper lower|topmost bottommost|above below|before after
        horizontal vertical|horizontally vertically|minimum maximum|min max|minimize maximize|minimise maximise
        forward backward|forwards backwards|upload download|uploads downloads|uploaded downloaded
        uploading downloading|import export|imports exports|imported exported|importing exporting|allow deny
        allowed denied|accept reject|accepted rejected|approve decline|approved declined|subscribe unsubscribe
        subscribed unsubscribed|follow unfollow|pin unpin|pinned unpinned|mark unmark|check uncheck
        checked unchecked|select deselect|selected deselected|install uninstall|installed uninstalled
        encrypt decrypt|encrypted decrypted|encryption decryption|north south east west
        northern southern eastern western|northeast northwest southeast southwest|clockwise counterclockwise
        black white|light dark|lighter darker|older newer|oldest newest|old new|smaller larger|smallest largest
        small large|low high|lowest highest|lower higher|slow fast|slower faster|read unread|inside outside
        input output|inputs outputs|incoming outgoing|sent received|send receive|sending receiving|sender recipient
        begin end|beginning ending|with without|yes no|public private|online offline|available unavailable
        valid invalid|known unknown|archive unarchive|archived unarchived|block unblock|blocked unblocked|ban unban
        in out|sunrise sunset|indent outdent|push pull|earlier later|shorter longer|shortest longest|short long
        narrow wide|narrower wider|thinner thicker|empty full|success failure|succeeded failed|positive negative
        male female|inbox outbox|active inactive|activate deactivate|activated deactivated|attach detach
        attached detached|mount unmount|mounted unmounted|load unload|loaded unloaded|play pause|paused resumed
        pause resume|buy sell|raise lower|odd even|uppercase lowercase|subscript superscript|background foreground
        width height|row column|rows columns|today yesterday|today tomorrow|day night|subtract add
        second minute hour day week month year|seconds minutes hours days weeks months years
        daily weekly monthly yearly|monday tuesday wednesday thursday friday saturday sunday
        january february march april june july august september october november december
        """,
        "pt": """
        desfazer refazer|esquerda direita|esquerdo direito|cima baixo|acima abaixo|ativar desativar|ativado desativado
        ativada desativada|ligado desligado|ligar desligar|anterior próximo|anterior próxima|iniciar parar
        iniciar encerrar|mostrar ocultar|exibir ocultar|abrir fechar|aumentar diminuir|adicionar remover
        bloquear desbloquear|conectar desconectar|conectado desconectado|expandir recolher|crescente decrescente
        primeiro último|primeira última|superior inferior|antes depois|horizontal vertical|mínimo máximo|mínima máxima
        longitude latitude|importar exportar|permitir negar|aceitar recusar|seguir desseguir|seguindo seguidores
        entrada saída|enviar receber|enviado recebido|enviada recebida|enviados recebidos|enviadas recebidas|com sem
        sim não|público privado|pública privada|claro escuro|lido lida|norte sul leste oeste|dia noite
        hoje ontem|hoje amanhã|largura altura|linha coluna|ativo inativo|ativa inativa|ganhar perder|ganho perda
        segundo minuto hora|segundos minutos horas|dias semanas meses anos|diário semanal mensal anual
        janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
        """,
        "es": """
        deshacer rehacer|izquierda derecha|izquierdo derecho|arriba abajo|activar desactivar|activado desactivado
        activada desactivada|anterior siguiente|iniciar detener|mostrar ocultar|abrir cerrar|aumentar disminuir
        añadir eliminar|bloquear desbloquear|conectar desconectar|conectado desconectado|ascendente descendente
        primero último|primera última|superior inferior|antes después|horizontal vertical|mínimo máximo
        longitud latitud|importar exportar|permitir denegar|aceptar rechazar|entrada salida|enviar recibir
        enviado recibido|con sin|sí no|público privado|pública privada|claro oscuro|norte sur este oeste|día noche
        hoy ayer|hoy mañana|segundo minuto hora|segundos minutos horas|diario semanal mensual anual
        """,
        "fr": """
        annuler rétablir|gauche droite|haut bas|activer désactiver|activé désactivé|activée désactivée
        précédent suivant|précédente suivante|démarrer arrêter|afficher masquer|ouvrir fermer|augmenter diminuer
        ajouter supprimer|verrouiller déverrouiller|connecter déconnecter|connecté déconnecté|croissant décroissant
        premier dernier|première dernière|supérieur inférieur|avant après|horizontal vertical|minimum maximum
        longitude latitude|importer exporter|autoriser refuser|accepter refuser|entrée sortie|envoyer recevoir
        envoyé reçu|avec sans|oui non|public privé|clair sombre|nord sud est ouest|jour nuit
        seconde minute heure|secondes minutes heures|quotidien hebdomadaire mensuel annuel
        """,
        "de": """
        widerrufen wiederholen|links rechts|linke rechte|linken rechten|oben unten|ein aus|an aus|aktivieren deaktivieren
        aktiviert deaktiviert|vorherige nächste|vorheriger nächster|vorheriges nächstes|starten stoppen
        starten beenden|einblenden ausblenden|anzeigen ausblenden|öffnen schließen|erhöhen verringern
        hinzufügen entfernen|sperren entsperren|verbinden trennen|verbunden getrennt|aufsteigend absteigend
        erste letzte|erster letzter|erstes letztes|obere untere|oberer unterer|vor nach|horizontal vertikal
        minimum maximum|längengrad breitengrad|importieren exportieren|erlauben ablehnen|annehmen ablehnen
        eingang ausgang|senden empfangen|gesendet empfangen|mit ohne|ja nein|öffentlich privat|hell dunkel
        nord süd ost west|norden süden osten westen|tag nacht|heute gestern|heute morgen|breite höhe|zeile spalte
        sekunde minute stunde|sekunden minuten stunden|täglich wöchentlich monatlich jährlich
        """,
    ]
}
