/// Portuguese words and phrases that are confused with others that sound alike.
enum PortugueseConfusionTable {
    /// A phrase and the right one, one pair per line.
    ///
    /// A word has its alternatives between `|`; `…` at the end of one stands for any ending, `#` for a number or an
    /// argument, `@` for a number or a time of day such as “8h”, and `.` for the end of the text or the sentence, `?` for
    /// a question mark. `^` at the beginning stands for the beginning of a sentence. `$n` is the nth word.
    static let phrases = """
        a|à # segundo|segundos|minuto|minutos|hora|horas|dia|dias|semana|semanas|mês|meses|ano|anos atrás = há $2 $3 atrás
        a um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|alguns|algumas|poucos|poucas|vários|várias segundo|segundos|minuto|minutos|hora|horas|dia|dias|semana|semanas|mês|meses|ano|anos atrás = há $2 $3 atrás
        fazem #|um|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|alguns|algumas|vários|várias|muitos|muitas segundos|minutos|horas|dias|semanas|meses|anos . = faz $2 $3
        fazem #|um|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|alguns|algumas|vários|várias|muitos|muitas segundos|minutos|horas|dias|semanas|meses|anos que|desde = faz $2 $3 $4
        ^ para|pra mim fazer|ver|ler|usar|abrir|salvar|testar|enviar|baixar|instalar|escolher|saber|ouvir|comprar|poder|entrar|sair|editar|escrever|treinar|lembrar = $1 eu $3
        entre eu e = entre mim e
        eles|elas|vocês tem = $1 têm
        se|quando você|ele|ela ver = $1 $2 vir
        , mais você|ele|ela|isso|eles|elas não|está|tem|pode|precisa|deve|é|foi|estão|podem|devem = , mas $3 $4
        , mais falhou|infelizmente|ainda_assim|precisamos|lembre-se|cuidado = , mas $3
        ^ mas opções|informações|detalhes|recursos|filtros|ações|ajustes|configurações|resultados . = mais $2
        o|a|os|as mas recente|recentes|usado|usada|usados|usadas|popular|populares|próximo|próxima|próximos|próximas|antigo|antiga|antigos|antigas|novo|nova|novos|novas|rápido|rápida|comum|comuns = $1 mais $3
        mal sinal|tempo|estado|pressentimento|hálito|negócio|atendimento|caminho = mau $2
        de mal gosto|humor|jeito = de mau $3
        mal uso de|do|da|dos|das = mau uso $3
        a muito|pouco tempo . = há $2 tempo
        a muito tempo atrás = há muito tempo atrás
        há partir = a partir
        daqui há = daqui a
        afim de|que = a fim $2
        ver|veja|mostrar|mostre|exibir|exiba|carregar|carregue|ler|leia|saiba|saber|aprenda|ainda|cada_vez mas . = $1 mais
        ainda|muito|nada|bem mas importante|rápido|rápida|fácil|simples|que|do = $1 mais $3
        mas de # = mais de $3
        mal funcionamento|humor|comportamento|exemplo|hábito|cheiro|contato|contacto|desempenho|resultado = mau $2
        aonde está|estão|estava|estavam|fica|ficam|é|são|mora = onde $2
        o porque de|do|da|disso = o porquê $3
        o por que de|do|da|disso = o porquê $4
        para|por traz = $1 trás
        houveram erro…|problema…|falha…|alteraç…|mudança…|resultado…|muitos|muitas|vários|várias|# = houve $2
        houverem erro…|problema…|falha…|alteraç…|mudança…|resultado…|iten…|arquivo…|ficheiro…|# = houver $2
        iniciar|inicie|encerrar|encerre|finalizar|finalize seção|cessão|secção = $1 sessão
        iniciar|inicie|encerrar|encerre|finalizar|finalize a|sua|uma|nova seção|cessão|secção = $1 $2 sessão
        seção|cessão|secção expirada|expirou|expirará = sessão $2
        """

    /// Misspellings that are not words, with the intended word.
    static let words = """
        apartir=a_partir concerteza=com_certeza derrepente=de_repente derepente=de_repente porisso=por_isso
        excessão=exceção excessões=exceções previlégio=privilégio previlégios=privilégios menas=menos seje=seja
        esteje=esteja ancioso=ansioso anciosa=ansiosa atraz=atrás voçê=você voçês=vocês beneficiente=beneficente
        impecilho=empecilho analizar=analisar analizando=analisando analizado=analisado pesquizar=pesquisar
        pesquiza=pesquisa atravez=através quizer=quiser quizesse=quisesse extender=estender extendido=estendido
        extendida=estendida extende=estende expontâneo=espontâneo mecher=mexer utilisar=utilizar organisar=organizar
        paralizar=paralisar paralizado=paralisado compania=companhia prazeiroso=prazeroso tragetória=trajetória
        reinvindicar=reivindicar exeto=exceto geito=jeito opnião=opinião opniões=opiniões
        porêm=porém tambêm=também conexâo=conexão naõ=não entâo=então vôce=você vocè=você
        """
}
