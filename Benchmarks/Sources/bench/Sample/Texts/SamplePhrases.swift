/// The phrases of sample texts, in both languages.
enum SamplePhrases {
    /// A phrase in English and Portuguese.
    typealias Pair = (english: String, portuguese: String)

    /// Beginnings of sentences and titles.
    static let openings: [Pair] = [
        ("Save ", "Salve "), ("Share ", "Compartilhe "), ("Review ", "Revise "), ("Start ", "Comece "),
        ("Open ", "Abra "), ("Update ", "Atualize "), ("Choose ", "Escolha "), ("Adjust ", "Ajuste "),
        ("Follow ", "Acompanhe "), ("Plan ", "Planeje "), ("Finish ", "Conclua "), ("Repeat ", "Repita "),
        ("Compare ", "Compare agora "), ("Keep ", "Mantenha "), ("Improve ", "Aperfeiçoe "), ("Print ", "Imprima "),
        ("Take a look at ", "Dê uma olhada em "), ("We could not load ", "Não foi possível carregar "),
        ("There is something new in ", "Há novidades em "), ("Nobody else can see ", "Ninguém mais pode ver "),
    ]

    /// Ends of titles.
    static let things: [Pair] = [
        ("your workout", "seu treino"), ("your routine", "sua rotina"), ("your goal", "sua meta"),
        ("your meal", "sua refeição"), ("your progress", "seu progresso"), ("your nutrition", "sua nutrição"),
        ("your session", "sua sessão"), ("your breathing", "sua respiração"),
        ("your heart rate", "sua frequência cardíaca"),
        ("your weekly plan", "seu plano semanal"), ("your training log", "seu diário de treinos"),
        ("your shopping list", "sua lista de compras"), ("your subscription", "sua assinatura"),
        ("your achievements", "suas conquistas"), ("your measurements", "suas medições"),
        ("your step count", "sua contagem de passos"), ("your sleep", "seu sono"), ("your calendar", "seu calendário"),
        ("your running route", "seu percurso de corrida"), ("your group", "seu grupo"), ("your coach", "seu técnico"),
        ("your water intake", "sua ingestão de água"), ("your recipe", "sua receita"),
        ("your body weight", "seu peso corporal"),
        ("your reminders", "seus lembretes"), ("your challenge", "seu desafio"), ("your warm-up", "seu aquecimento"),
        ("your posture", "sua postura"), ("your recovery", "sua recuperação"), ("your schedule", "sua programação"),
        ("your statistics", "suas estatísticas"), ("your privacy settings", "suas opções de privacidade"),
        ("your profile picture", "sua foto de perfil"), ("your payment method", "sua forma de pagamento"),
        ("your favorite exercises", "seus exercícios favoritos"), ("your strength training", "sua musculação"),
        ("your meditation", "sua meditação"), ("your stretching", "seu alongamento"),
        ("your daily energy", "sua energia diária"), ("your conversations", "suas conversas"),
    ]

    /// Ends of sentences.
    static let endings: [Pair] = [
        ("today", "hoje"), ("tomorrow morning", "amanhã de manhã"), ("this week", "nesta semana"),
        ("before the next session", "antes da próxima sessão"), ("after breakfast", "depois do café da manhã"),
        ("with people you trust", "com pessoas de confiança"), ("on all your devices", "em todos os seus aparelhos"),
        ("to reach your target sooner", "para alcançar seu objetivo mais cedo"),
        ("without an account", "sem uma conta"),
        ("as often as you like", "quantas vezes você quiser"), ("in a few seconds", "em poucos segundos"),
        ("while you are offline", "enquanto você está sem conexão"), ("at your own pace", "no seu próprio ritmo"),
        ("until the end of the month", "até o fim do mês"), ("with the help of FitPal", "com a ajuda do FitPal"),
        ("and earn extra points", "e ganhe pontos extras"), ("from your watch", "pelo seu relógio"),
        ("so that nothing gets lost", "para que nada se perca"), ("every other day", "dia sim, dia não"),
        ("and see how far you have come", "e veja o quanto você já avançou"), ("by email", "por e-mail"),
        ("in the background", "em segundo plano"), ("during the holidays", "durante as férias"),
        ("whenever you feel ready", "quando você se sentir à vontade"),
    ]

    /// Openings that take arguments.
    static let formatOpenings: [Pair] = [
        ("%@ shared ", "%@ compartilhou "), ("%@ left a comment on ", "%@ deixou um comentário sobre "),
        ("%1$@ moved %2$@ to ", "%1$@ moveu %2$@ para "), ("Week %lld of ", "Semana %lld de "),
        ("Step %1$lld of %2$lld: open ", "Etapa %1$lld de %2$lld: abra "), ("%lld%% of ", "%lld%% de "),
        ("Since %@ you can follow ", "Desde %@ você pode acompanhar "),
        ("Level %lld: improve ", "Nível %lld: aperfeiçoe "),
    ]

    /// Phrases with a number, in the singular and in the plural.
    static let counted: [(one: Pair, other: Pair)] = [
        (("%lld minute in ", "%lld minuto em "), ("%lld minutes in ", "%lld minutos em ")),
        (("%lld exercise in ", "%lld exercício em "), ("%lld exercises in ", "%lld exercícios em ")),
        (("%lld repetition in ", "%lld repetição em "), ("%lld repetitions in ", "%lld repetições em ")),
        (
            ("%lld new message about ", "%lld nova mensagem sobre "),
            ("%lld new messages about ", "%lld novas mensagens sobre ")
        ),
        (("%lld day without ", "%lld dia sem "), ("%lld days without ", "%lld dias sem ")),
        (("%lld photo of ", "%lld foto de "), ("%lld photos of ", "%lld fotos de ")),
        (("%lld friend likes ", "%lld amigo curtiu "), ("%lld friends like ", "%lld amigos curtiram ")),
        (("%lld suggestion for ", "%lld sugestão para "), ("%lld suggestions for ", "%lld sugestões para ")),
    ]
}
