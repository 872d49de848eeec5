/// Words that differ between Portugal and Brazil.
///
/// A line is a word of one country, its counterpart in the other, and the endings that both take. `-` means
/// that there is no counterpart, and `_` is a space. After `|` follow beginnings of English words: such a line counts
/// only where the source has one of them, because otherwise the word has a meaning that is right in both countries. After
/// a second `|` follow words that give it that meaning when they are in the same text: `área de transferência`.
enum PortugueseVariantTable {
    /// Words of Portugal with those of Brazil.
    static let european = """
        ficheiro arquivo - s
        utilizador usuário
        utilizadores usuários
        utilizadora usuária - s
        ecrã tela - s
        palavra-passe senha
        palavras-passe senhas
        antevisão prévia
        antevisões prévias
        telemóvel celular
        telemóveis celulares
        contacto contato - s
        registo registro - s
        regist registr ar ado ada ados adas
        controlo controle - s
        aceder acessar
        acedid acessad o a os as
        partilh compartilh ar e em ado ada ados adas ando ou aram
        partilha compartilhamento | share sharing
        partilhas compartilhamentos | share sharing
        rato mouse - | mouse pointer cursor
        equipa equipe - s | team crew
        grelha grade - s | grid
        consola console - s | console terminal
        comboio trem - s | train rail
        detet detect ar ado ada ados adas ou
        deteção detecção
        rece recep ção ções
        secç seç ão ões
        carateres caracteres
        caráter caractere | character
        multimédia multimídia
        píxel pixel
        píxeis pixels
        pixéis pixels
        pixeis pixels
        rácio proporção - s
        logótipo logotipo - s
        altifalante alto-falante - s
        auscultadores fones_de_ouvido
        autocarro ônibus
        autocarros ônibus
        frigorífico geladeira - s
        pequeno-almoço café_da_manhã
        hiperligação link
        hiperligações links
        premir pressionar
        premid pressionad o a os as
        moscovo moscou
        vietname vietnã
        irão irã | iran
        facto fato - s
        definições configurações | setting preference
        definição configuração | setting preference
        óptim ótim o a os as
        sítio site - s | site website web
        transferência download - s | download | área áreas
        descarregar baixar | download
        descarregue baixe | download
        ligação conexão | connection connect
        ligações conexões | connection connect
        câmara câmera - s | camera
        ginásio academia - s | gym
        introduza insira | enter type
        bilhete ingresso - s | ticket
        tacto tato
        baptizar batizar
        óptica ótica
        peão pedestre | pedestrian
        passadeira esteira - s | treadmill
        sanita vaso_sanitário
        gelado sorvete - s | icecream
        camião caminhão
        camiões caminhões
        talho açougue - s
        rebuçado bala - s
        sumo suco - s | juice
        chávena xícara - s
        miúdo criança - s | kid child children
        portátil notebook | laptop notebook
        portáteis notebooks | laptop notebook
        subscrever assinar | subscri
        subscrição assinatura | subscri
        subscrições assinaturas | subscri
        desporto esporte - s
        planear planejar
        planead planejad o a os as
        humidade umidade
        húmid úmid o a os as
        quotidiano cotidiano
        dezasseis dezesseis
        dezassete dezessete
        dezanove dezenove
        actual atual - mente
        actuais atuais
        actualiz atualiz ar ação ações ado ada ados adas e
        acç aç ão ões
        activ ativ o a os as ar ado ada ados adas ação e idade idades
        desactiv desativ ar ado ada ados adas e
        direct diret o a os as amente
        directór diretór io ios
        direcç direç ão ões
        correct corret o a os as amente or
        correcç correç ão ões
        colecç coleç ão ões
        selecç seleç ão ões
        seleccion selecion ar ado ada ados adas e
        projecto projeto - s
        objecto objeto - s
        objectivo objetivo - s
        protecç proteç ão ões
        excepto exceto
        excepç exceç ão ões
        efectu efetu ar ado ada ados adas e
        efectivamente efetivamente
        electrónic eletrônic o a os as
        eléctric elétric o a os as
        fracç fraç ão ões
        injecç injeç ão ões
        projecç projeç ão ões
        redacç redaç ão ões
        tracç traç ão ões
        transacç transaç ão ões
        arquitect arquitet o a os as ura
        adopt adot ar ado ada
        baptismo batismo
        """

    /// Words of Brazil with those of Portugal.
    static let brazilian = """
        usuário utilizador
        usuários utilizadores
        usuária utilizadora - s
        aplicativo aplicação | app
        aplicativos aplicações | app
        tela ecrã - s | screen display
        mídia multimédia - s
        contato contacto - s
        gerenciar gerir
        gerenciador gestor
        gerenciadores gestores
        gerenciamento gestão
        compartilh partilh ar e em ado ada ados adas ando
        compartilhamento partilha - s
        celular telemóvel | phone mobile
        celulares telemóveis | phone mobile
        deletar eliminar
        lixeira lixo
        bate-papo conversa
        decodificador descodificador - es
        equipe equipa - s | team crew
        registro registo - s
        registr regist ar ado ada ados adas
        esporte desporto - s
        ônibus autocarro
        trem comboio | train rail
        planej plane ar ado ada
        planejamento planeamento
        umidade humidade
        úmid húmid o a os as
        cotidiano quotidiano
        dezesseis dezasseis
        dezessete dezassete
        dezenove dezanove
        moscou moscovo
        vietnã vietname
        irã irão
        alto-falante altifalante - s
        porcentagem percentagem - s
        monitorar monitorizar
        """
}
