import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Messages',
  'notices.types': 'Type de message',
  'notices.product': 'Produit',
  'notices.productUnread': 'Produit ({{unread}})',
  'notices.promotion': 'Offres',
  'notices.promotionUnread': 'Offres ({{unread}})',
  'notices.autoSend': 'Automatiques',
  'notices.autoSendUnread': 'Automatiques ({{unread}})',
  'notices.new': 'Nouveau',
  'notices.readAll': 'Tout marquer comme lu',
  'notices.allRead': 'Tous sont marqués comme lus.',
  'notices.more': 'Afficher plus',
  'notices.year': 'Les messages restent affichés pendant un an.',
  'notices.noProduct': 'Aucune nouveauté sur le produit pour le moment.',
  'notices.noPromotion': 'Aucune offre pour le moment.',
  'notices.noAutoSend': 'Vous n’avez aucun message automatique.',
  'notice.title': 'Message',
  'notice.open': 'Ouvrir la page',
  'notice.choose': 'Choisissez un message pour le lire ici.',
  'notice.missing': 'Ce message n’existe plus ou ne vous est pas destiné.',
  'notice.toList': 'Tous les messages',
  'notice.welcome.title': 'Bienvenue sur {{brand}}',
  'notice.welcome.content':
    'Votre compte est prêt. Ajoutez vos compteurs et le prix de votre électricité : {{brand}} montre ce que vous consommez et ce que cela coûte.',
  'notice.feedbackAnswered.title': 'Votre remarque a reçu une réponse',
  'notice.feedbackAnswered.content': 'Votre remarque « {{title}} » a reçu une réponse.',
  'notice.feedbackFinished.title': 'Votre remarque a été close',
  'notice.feedbackFinished.content': 'Votre remarque « {{title}} » a été close.',
  'notice.serialNumberLost.title': 'Le numéro de série {{sn}} appartient désormais à un autre compte',
  'notice.serialNumberLost.content':
    'Un administrateur a décidé que le numéro de série {{sn}} appartient à un autre compte. Votre compteur « {{meter}} » garde tous ses relevés et porte désormais le numéro de série {{newSn}}. Il n’accepte plus que les relevés envoyés avec sa clé d’envoi, que vous trouverez sur la page du compteur. Si vous pensez qu’il s’agit d’une erreur, contactez l’administrateur.',
};
