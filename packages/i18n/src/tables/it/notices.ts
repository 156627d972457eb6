import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'Avvisi',
  'notices.types': 'Tipo di avviso',
  'notices.product': 'Prodotto',
  'notices.productUnread': 'Prodotto ({{unread}})',
  'notices.promotion': 'Promozioni',
  'notices.promotionUnread': 'Promozioni ({{unread}})',
  'notices.autoSend': 'Automatici',
  'notices.autoSendUnread': 'Automatici ({{unread}})',
  'notices.new': 'Nuovo',
  'notices.readAll': 'Segna tutti come letti',
  'notices.allRead': 'Sono tutti segnati come letti.',
  'notices.more': 'Mostra altri',
  'notices.year': 'Gli avvisi restano visibili per un anno.',
  'notices.noProduct': 'Al momento non ci sono novità sul prodotto.',
  'notices.noPromotion': 'Al momento non ci sono promozioni.',
  'notices.noAutoSend': 'Non hai messaggi automatici.',
  'notice.title': 'Avviso',
  'notice.open': 'Apri la pagina',
  'notice.choose': 'Scegli un avviso per leggerlo qui.',
  'notice.missing': 'Questo avviso non esiste più oppure non è destinato a te.',
  'notice.toList': 'Tutti gli avvisi',
  'notice.welcome.title': 'Ti diamo il benvenuto su {{brand}}',
  'notice.welcome.content':
    'Il tuo account è pronto. Aggiungi i tuoi contatori e il prezzo dell’elettricità: {{brand}} ti mostra quanto consumi e quanto costa.',
  'notice.feedbackAnswered.title': 'Il tuo commento ha ricevuto risposta',
  'notice.feedbackAnswered.content': 'Il tuo commento «{{title}}» ha ricevuto risposta.',
  'notice.feedbackFinished.title': 'Il tuo commento è stato chiuso',
  'notice.feedbackFinished.content': 'Il tuo commento «{{title}}» è stato chiuso.',
  'notice.serialNumberLost.title': 'Il numero di serie {{sn}} appartiene ora a un altro account',
  'notice.serialNumberLost.content':
    'Un amministratore ha deciso che il numero di serie {{sn}} appartiene a un altro account. Il tuo contatore «{{meter}}» conserva tutte le sue letture e ha ora il numero di serie {{newSn}}. D’ora in poi accetta solo le letture inviate con la sua chiave di invio, che trovi nella pagina del contatore. Se pensi che sia un errore, contatta l’amministratore.',
};
