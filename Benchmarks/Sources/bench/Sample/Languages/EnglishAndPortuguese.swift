extension SampleLanguage {
    /// English, the source language.
    static let english = SampleLanguage(
        "en", regions: "AU CA GB HK IE IN KE NG NZ PH SG US ZA", categories: "one other",
        labels: """
            Daily goal | Weekly plan | Training log | Shopping list | Heart rate | Step count
            Sleep quality | Body weight | Water intake | Calories burned | Rest day | Personal record
            Privacy settings | Payment method | Profile picture | New message | Save changes | Try again
            Show all | Delete account | Sign in | Forgot password | Search recipes | Add exercise
            Start workout | Finish session | Share progress | Edit schedule | Choose language | Contact support
            """,
        sentences: """
            Your workout has been saved.
            We could not load your recipes.
            Check your internet connection and try again.
            Drink a glass of water before the next exercise.
            Keep your back straight and breathe evenly.
            Nobody else can see your measurements.
            The weekly plan begins on Monday.
            You can change this at any time in the settings.
            Your subscription ends at the end of the month.
            Choose the days on which you want to train.
            This photo is too large to upload.
            The password must be longer.
            We will remind you one hour before training.
            Your friends can now follow your progress.
            A good night of sleep helps your muscles recover.
            Take a short break between the sets.
            The coach will answer your question soon.
            Your watch is not connected to the phone.
            All data stays on your device.
            You have reached your goal for today.
            Try a lighter weight and repeat the movement slowly.
            The new recipes are ready to be discovered.
            Please enter a valid email address.
            Your account will be deleted permanently.
            The route could not be found on the map.
            Stretch your legs after every long run.
            Invite your friends and train together.
            Eat fruit and vegetables every day.
            The payment was successful.
            Wear comfortable clothes and good shoes.
            """,
        formats: """
            %@ shared a workout with you.
            %@ left a comment on your photo.
            Good morning, %@.
            %1$@ invited you to join the group %2$@.
            Your next session with %1$@ begins at %2$@.
            Step %1$lld of %2$lld is complete.
            Level %lld is now unlocked.
            Week %lld of your plan begins today.
            You have used %lld%% of your storage.
            The file %@ could not be opened.
            Your subscription is valid until %@.
            The price is %@ per month.
            """,
        counted: """
            %lld minute of training | %lld minutes of training
            %lld new message | %lld new messages
            %lld exercise | %lld exercises
            %lld photo in the album | %lld photos in the album
            %lld friend | %lld friends
            %lld rest day | %lld rest days
            %lld recipe for today | %lld recipes for today
            %lld step | %lld steps
            """)

    /// Brazilian Portuguese, whose words differ from those of other regions.
    static let portuguese = SampleLanguage(
        "pt-BR", regions: "", categories: "one other",
        labels: """
            Meta diária | Plano semanal | Diário de treinos | Lista de compras | Frequência cardíaca | Contagem de passos
            Qualidade do sono | Peso corporal | Ingestão de água | Calorias queimadas | Dia de descanso | Recorde pessoal
            Opções de privacidade | Forma de pagamento | Foto de perfil | Nova mensagem | Salvar alterações | Tentar de novo
            Mostrar tudo | Excluir conta | Entrar | Esqueci a senha | Buscar receitas | Adicionar exercício
            Iniciar treino | Concluir sessão | Compartilhar progresso | Editar agenda | Escolher idioma | Falar com o suporte
            """,
        sentences: """
            Seu treino foi salvo.
            Não foi possível carregar suas receitas.
            Verifique sua conexão com a internet e tente de novo.
            Beba um copo de água antes do próximo exercício.
            Mantenha as costas retas e respire com calma.
            Ninguém mais pode ver suas medidas.
            O plano semanal começa na segunda-feira.
            Você pode mudar isso a qualquer momento nos ajustes.
            Sua assinatura termina no fim do mês.
            Escolha os dias em que você quer treinar.
            Esta foto é grande demais para ser enviada.
            A senha precisa ser mais longa.
            Vamos lembrar você uma hora antes do treino.
            Seus amigos já podem acompanhar seu progresso.
            Uma boa noite de sono ajuda seus músculos a se recuperar.
            Faça uma pausa curta entre as séries.
            O treinador vai responder à sua pergunta em breve.
            Seu relógio não está conectado ao telefone.
            Todos os dados ficam no seu aparelho.
            Você alcançou sua meta de hoje.
            Experimente um peso mais leve e repita o movimento devagar.
            As novas receitas estão prontas para ser descobertas.
            Digite um endereço de e-mail válido.
            Sua conta será excluída para sempre.
            Não foi possível encontrar o percurso no mapa.
            Alongue as pernas depois de cada corrida longa.
            Convide seus amigos e treinem juntos.
            Coma frutas e verduras todos os dias.
            O pagamento foi concluído.
            Use roupas confortáveis e bons tênis.
            """,
        formats: """
            %@ compartilhou um treino com você.
            %@ deixou um comentário na sua foto.
            Bom dia, %@.
            %1$@ convidou você para entrar no grupo %2$@.
            Sua próxima sessão com %1$@ começa às %2$@.
            A etapa %1$lld de %2$lld está completa.
            O nível %lld foi desbloqueado.
            A semana %lld do seu plano começa hoje.
            Você usou %lld%% do seu armazenamento.
            Não foi possível abrir o arquivo %@.
            Sua assinatura é válida até %@.
            O preço é de %@ por mês.
            """,
        counted: """
            %lld minuto de treino | %lld minutos de treino
            %lld nova mensagem | %lld novas mensagens
            %lld exercício | %lld exercícios
            %lld foto no álbum | %lld fotos no álbum
            %lld amigo | %lld amigos
            %lld dia de descanso | %lld dias de descanso
            %lld receita para hoje | %lld receitas para hoje
            %lld passo | %lld passos
            """)
}
