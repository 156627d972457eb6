import type { TableLike } from '../../table.ts';
import type { channels as source } from '../en/channels.ts';

export const channels: TableLike<typeof source> = {
  'channels.title': 'Messages d’alerte',
  'channels.link': 'Messages d’alerte : comment et quand vous êtes informé des alertes',
  'channels.intro':
    'Vous trouvez toujours les alertes dans l’application. Ici, vous choisissez comment en être informé autrement.',
  'channels.list': 'Canaux',
  'channels.none': 'Aucun canal pour le moment',
  'channels.noneText': 'Ajoutez-en un pour être informé des alertes sans ouvrir l’application.',
  'channels.demo': 'La démo n’envoie pas de messages.',
  'channels.full': 'Vous avez déjà le nombre maximal de canaux.',

  'channels.kind.app': 'Dans l’application',
  'channels.kind.mail': 'E-mail',
  'channels.kind.webPush': 'Navigateur',
  'channels.kind.appPush': 'Application',
  'channels.kind.webhook': 'Webhook',
  'channels.kind.ntfy': 'ntfy',
  'channels.kindHint.mail': 'À votre adresse ou à une autre',
  'channels.kindHint.webPush': 'Notifications sur cet appareil, même quand l’application est fermée',
  'channels.kindHint.webhook': 'Du JSON signé vers un programme à vous',
  'channels.kindHint.ntfy': 'Vers un sujet de ntfy.sh ou de votre propre serveur ntfy',
  'channels.thisBrowser': 'Ce navigateur',

  'channels.add': 'Ajouter un canal',
  'channels.addKind': 'Ajouter : {{kind}}',
  'channels.added': 'Canal ajouté',
  'channels.saved': 'Enregistré',
  'channels.deleted': 'Canal supprimé',
  'channels.name': 'Nom',
  'channels.nameHint': 'Pour que vous le reconnaissiez ; peut rester vide.',
  'channels.email': 'Adresse e-mail',
  'channels.emailHint':
    'Une adresse autre que votre adresse de contact confirmée reçoit d’abord un lien. Les messages sont envoyés dès que son titulaire a accepté.',
  'channels.webhookUrl': 'Adresse',
  'channels.webhookUrlHint': 'Elle reçoit un POST avec du JSON et répond par un statut de 200 à 299.',
  'channels.ntfyUrl': 'Adresse du sujet',
  'channels.ntfyUrlHint': 'Par exemple https://ntfy.sh/un-nom-que-personne-ne-devine',
  'channels.ntfyToken': 'Jeton d’accès',
  'channels.ntfyTokenHint': 'Seulement pour les sujets protégés.',
  'channels.showToken': 'Afficher le jeton',
  'channels.hideToken': 'Masquer le jeton',
  'channels.secretTitle': 'Gardez-le secret',
  'channels.secretText':
    'Chaque message est signé avec ce secret. Copiez-le maintenant dans votre programme : il n’est affiché qu’une seule fois.',
  'channels.secret': 'Secret de signature',
  'channels.secretDone': 'Je l’ai copié',

  'channels.pushAsk':
    'Le navigateur va vous demander l’autorisation. Les messages arriveront ensuite dans ce navigateur, sur cet appareil.',
  'channels.pushAllow': 'Autoriser les notifications',
  'channels.pushDenied':
    'Les notifications sont bloquées pour cette page. Autorisez-les pour cette page dans les réglages de votre navigateur, puis revenez.',
  'channels.pushUnsupported':
    'Ce navigateur ne peut pas afficher de notifications quand l’application est fermée.',
  'channels.pushInsecure':
    'Les navigateurs n’autorisent les notifications que sur les pages en https. Adressez-vous à l’exploitant de ce serveur.',
  'channels.pushInstall':
    'Sur un iPhone ou un iPad, ajoutez d’abord l’application à l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil ». Ouvrez-la à partir de là et revenez à cette page.',
  'channels.pushFailed':
    'Le service de notifications du navigateur était injoignable. Veuillez réessayer plus tard.',
  'channels.pushOff':
    'Les notifications sont désactivées dans votre profil ; rien n’est donc envoyé aux navigateurs ni aux applications.',
  'channels.pushOn': 'Les activer',

  'channels.on': 'Envoyer des messages',
  'channels.urgency': 'Quelles alertes',
  'channels.urgencyAll': 'Toutes',
  'channels.urgencyUrgent': 'Seulement les urgentes',
  'channels.kinds': 'Types',
  'channels.kindsAll': 'Tous les types',
  'channels.kindsSome': 'Seulement ces types',
  'channels.kindsHint': 'Les alertes signalées se règlent pour chaque site.',
  'channels.kindsNone': 'Sans type choisi, rien n’est envoyé.',
  'channels.ofSharedSites': 'Aussi pour les sites que d’autres partagent avec moi',
  'channels.edit': 'Réglages de {{name}}',
  'channels.change': 'Réglages',
  'channels.save': 'Enregistrer',
  'channels.test': 'Envoyer un essai',
  'channels.testOf': 'Envoyer un essai à {{name}}',
  'channels.delete': 'Supprimer',
  'channels.deleteOf': 'Supprimer {{name}}',
  'channels.deleteQuestion': 'Supprimer ce canal ?',
  'channels.deleteText':
    'Plus aucun message n’est envoyé à {{name}}. Ce qui y a été envoyé n’est plus affiché.',

  'channels.stateOff': 'Désactivé',
  'channels.stateNew': 'Rien n’a encore été envoyé',
  'channels.stateGood': 'Dernier message remis le {{time}}',
  'channels.stateFailing': 'Échec de la dernière tentative le {{time}}',
  'channels.stateUnconfirmed': 'En attente de l’accord du titulaire de l’adresse',
  'channels.stateLeft': 'Le titulaire de l’adresse ne veut plus de messages',
  'channels.stateGone': 'Le destinataire n’existe plus. Supprimez ce canal et ajoutez-le de nouveau.',

  'channels.failure.unreachable': 'Le destinataire était injoignable.',
  'channels.failure.refused': 'Le destinataire n’a pas accepté le message.',
  'channels.failure.gone': 'Le destinataire n’existe plus.',
  'channels.failure.private': 'L’adresse appartient à un réseau privé.',
  'channels.failure.expired': 'Le message a attendu trop longtemps.',
  'channels.failure.capped': 'Le nombre maximal d’e-mails par jour est atteint pour cette adresse.',
  'channels.failure.unavailable': 'Ce serveur ne peut pas envoyer ce type de message.',
  'channels.failure.pushOff': 'Les notifications sont désactivées dans le profil.',
  'channels.failure.unconfirmed': 'Le titulaire de l’adresse n’a pas encore accepté.',
  'channels.answer': 'Détails : {{answer}}',

  'channels.testSent': 'Le message d’essai a été remis.',
  'channels.testWaiting': 'Le message d’essai attend d’être envoyé.',
  'channels.testFailed': 'Échec du message d’essai. {{reason}}',
  'channels.testTitle': 'Message d’essai',
  'channels.testText': 'Voilà comment les messages sur les alertes arrivent ici.',

  'channels.quiet': 'Heures de silence',
  'channels.quietOn': 'Ne pas déranger à certaines heures',
  'channels.quietHint':
    'Les messages attendent la fin de ces heures, selon l’heure du site. Ce qui est alors terminé n’est plus signalé, sauf si c’était urgent.',
  'channels.quietFrom': 'De',
  'channels.quietTo': 'À',
  'channels.quietUrgent': 'Les messages urgents arrivent quand même',

  'channels.messages': 'Messages du dernier mois',
  'channels.noMessages': 'Aucun message pour le moment',
  'channels.more': 'Afficher plus',
  'channels.sent': 'Remis',
  'channels.waiting': 'En attente',
  'channels.failed': 'Échec',
  'channels.messageOf': '{{channel}}, {{time}}',
  'channels.attempts_one': '{{count}} tentative',
  'channels.attempts_many': '{{count}} de tentatives',
  'channels.attempts_other': '{{count}} tentatives',
};
