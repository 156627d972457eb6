import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'Raccourcis clavier',
  'keys.everywhere': 'Partout',
  'keys.inCharts': 'Dans un graphique',
  'keys.inLists': 'Dans les onglets, choix et listes à trier',
  'keys.next': 'Élément suivant',
  'keys.before': 'Élément précédent',
  'keys.press': 'Activer ou ouvrir',
  'keys.close': 'Fermer une fenêtre',
  'keys.list': 'Afficher cette liste',
  'keys.point': 'Point précédent et suivant',
  'keys.ends': 'Premier et dernier point',
  'keys.period': 'Période précédente et suivante',
  'keys.series': 'Changer de série',
  'keys.openPoint': 'Ouvrir le point',
  'keys.choose': 'Choisir, ou déplacer une ligne',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Maj',
  'keys.named.enter': 'Entrée',
  'keys.named.esc': 'Échap',
  'keys.named.home': 'Début',
  'keys.named.end': 'Fin',
  'keys.named.pageUp': 'Page préc.',
  'keys.named.pageDown': 'Page suiv.',
};
