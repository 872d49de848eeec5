extension SampleLanguage {
    /// Spanish.
    static let spanish = SampleLanguage(
        "es", regions: "419 AR BO CL CO EC ES MX PE US UY VE", categories: "one other",
        labels: """
            Meta diaria | Plan semanal | Diario de entrenamiento | Lista de la compra | Frecuencia cardíaca
            Número de pasos | Calidad del sueño | Peso corporal | Consumo de agua | Calorías quemadas
            Día de descanso | Récord personal | Ajustes de privacidad | Método de pago | Foto de perfil
            Mensaje nuevo | Guardar cambios | Intentar de nuevo | Mostrar todo | Eliminar cuenta
            Iniciar sesión | Olvidé mi contraseña | Buscar recetas | Añadir ejercicio | Empezar entrenamiento
            Terminar sesión | Compartir progreso | Editar horario | Elegir idioma | Contactar con soporte
            """,
        sentences: """
            Tu entrenamiento se ha guardado.
            No hemos podido cargar tus recetas.
            Comprueba tu conexión a internet e inténtalo de nuevo.
            Bebe un vaso de agua antes del siguiente ejercicio.
            Mantén la espalda recta y respira con calma.
            Nadie más puede ver tus medidas.
            El plan semanal empieza el lunes.
            Puedes cambiarlo en cualquier momento en los ajustes.
            Tu suscripción termina a final de mes.
            Elige los días en los que quieres entrenar.
            Esta foto es demasiado grande para subirla.
            La contraseña tiene que ser más larga.
            Te avisaremos una hora antes del entrenamiento.
            Tus amigos ya pueden seguir tu progreso.
            Dormir bien por la noche ayuda a recuperar los músculos.
            Haz una pausa corta entre las series.
            El entrenador responderá pronto a tu pregunta.
            Tu reloj no está conectado al teléfono.
            Todos los datos se quedan en tu dispositivo.
            Has alcanzado tu meta de hoy.
            Prueba con menos peso y repite el movimiento despacio.
            Las nuevas recetas te están esperando.
            Introduce una dirección de correo válida.
            Tu cuenta se eliminará para siempre.
            No se ha encontrado la ruta en el mapa.
            Estira las piernas después de cada carrera larga.
            Invita a tus amigos y entrenad juntos.
            Come fruta y verdura todos los días.
            El pago se ha realizado correctamente.
            Lleva ropa cómoda y buenas zapatillas.
            """,
        formats: """
            %@ ha compartido un entrenamiento contigo.
            %@ ha dejado un comentario en tu foto.
            Buenos días, %@.
            %1$@ te ha invitado a unirte al grupo %2$@.
            Tu próxima sesión con %1$@ empieza a las %2$@.
            El paso %1$lld de %2$lld está completo.
            El nivel %lld ya está desbloqueado.
            La semana %lld de tu plan empieza hoy.
            Has usado el %lld%% de tu almacenamiento.
            No se ha podido abrir el archivo %@.
            Tu suscripción es válida hasta el %@.
            El precio es de %@ al mes.
            """,
        counted: """
            %lld minuto de entrenamiento | %lld minutos de entrenamiento
            %lld mensaje nuevo | %lld mensajes nuevos
            %lld ejercicio | %lld ejercicios
            %lld foto en el álbum | %lld fotos en el álbum
            %lld amigo | %lld amigos
            %lld día de descanso | %lld días de descanso
            %lld receta para hoy | %lld recetas para hoy
            %lld paso | %lld pasos
            """)

    /// French.
    static let french = SampleLanguage(
        "fr", regions: "BE CA CH CI CM DZ FR LU MA MC SN TN", categories: "one other",
        labels: """
            Objectif du jour | Programme de la semaine | Carnet d’entraînement | Liste de courses
            Fréquence cardiaque | Nombre de pas | Qualité du sommeil | Poids du corps | Eau consommée
            Calories brûlées | Jour de repos | Record personnel | Réglages de confidentialité
            Moyen de paiement | Photo de profil | Nouveau message | Enregistrer les modifications | Réessayer
            Tout afficher | Supprimer le compte | Se connecter | Mot de passe oublié | Chercher des recettes
            Ajouter un exercice | Commencer l’entraînement | Terminer la séance | Partager les progrès
            Modifier le planning | Choisir la langue | Contacter l’assistance
            """,
        sentences: """
            Votre entraînement a été enregistré.
            Nous n’avons pas pu charger vos recettes.
            Vérifiez votre connexion à Internet et réessayez.
            Buvez un verre d’eau avant le prochain exercice.
            Gardez le dos droit et respirez régulièrement.
            Personne d’autre ne peut voir vos mesures.
            Le programme de la semaine commence lundi.
            Vous pouvez changer cela à tout moment dans les réglages.
            Votre abonnement se termine à la fin du mois.
            Choisissez les jours où vous voulez vous entraîner.
            Cette photo est trop grande pour être envoyée.
            Le mot de passe doit être plus long.
            Nous vous préviendrons une heure avant l’entraînement.
            Vos amis peuvent maintenant suivre vos progrès.
            Une bonne nuit de sommeil aide vos muscles à récupérer.
            Faites une courte pause entre les séries.
            Votre entraîneur répondra bientôt à votre question.
            Votre montre n’est pas connectée au téléphone.
            Toutes les données restent sur votre appareil.
            Vous avez atteint votre objectif du jour.
            Essayez un poids plus léger et répétez le mouvement lentement.
            Les nouvelles recettes vous attendent.
            Saisissez une adresse e-mail valide.
            Votre compte sera supprimé définitivement.
            Le parcours est introuvable sur la carte.
            Étirez vos jambes après chaque longue course.
            Invitez vos amis et entraînez-vous ensemble.
            Mangez des fruits et des légumes tous les jours.
            Le paiement a été effectué.
            Portez des vêtements confortables et de bonnes chaussures.
            """,
        formats: """
            %@ a partagé un entraînement avec vous.
            %@ a laissé un commentaire sur votre photo.
            Bonjour, %@.
            %1$@ vous a invité à rejoindre le groupe %2$@.
            Votre prochaine séance avec %1$@ commence à %2$@.
            L’étape %1$lld sur %2$lld est terminée.
            Le niveau %lld est maintenant débloqué.
            La semaine %lld de votre programme commence aujourd’hui.
            Vous avez utilisé %lld\u{A0}%% de votre espace de stockage.
            Le fichier %@ n’a pas pu être ouvert.
            Votre abonnement est valable jusqu’au %@.
            Le prix est de %@ par mois.
            """,
        counted: """
            %lld minute d’entraînement | %lld minutes d’entraînement
            %lld nouveau message | %lld nouveaux messages
            %lld exercice | %lld exercices
            %lld photo dans l’album | %lld photos dans l’album
            %lld ami | %lld amis
            %lld jour de repos | %lld jours de repos
            %lld recette pour aujourd’hui | %lld recettes pour aujourd’hui
            %lld pas effectué | %lld pas effectués
            """)
}
