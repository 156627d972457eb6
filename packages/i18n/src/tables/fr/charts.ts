import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': 'Toute la journée',
  'chart.wholePeriod': 'Toute la période',
  'chart.table': 'Afficher en tableau',
  'chart.tableCaption': 'Les valeurs du graphique',
  'chart.hour': 'Heure',
  'chart.time': 'Moment',
  'chart.mean': 'Moyennes horaires en {{unit}}',
  'chart.read': 'Lire le graphique',
  'chart.readHint': 'Les touches fléchées parcourent la journée minute par minute, avec Maj heure par heure.',
  'chart.barsHint': 'Les flèches gauche et droite parcourent les barres, haut et bas choisissent une série.',
  'chart.barsOpenHint':
    'Les flèches gauche et droite parcourent les barres, haut et bas choisissent une série, Entrée ouvre la barre.',
  'chart.linesHint':
    'Les flèches gauche et droite parcourent le graphique, avec Maj à plus grands pas, haut et bas choisissent une série.',
  'chart.zoomOut': 'Dézoomer',
  'chart.failed': 'Le graphique n’a pas pu être chargé. Le tableau ci-dessous contient les mêmes valeurs.',
  'chart.estimated': 'estimé',
  'chart.compared': 'comparé à',
  'chart.comparedOf': '{{name}}, comparaison',
  'chart.budgetUsed': 'Consommé : {{amount}}',
  'chart.budgetForecast': 'Prévu : {{amount}}',
  'chart.budgetTarget': 'Objectif : {{amount}}',
  'chart.day': 'Jour',
  'chart.month': 'Mois',
  'chart.from': 'De',
  'chart.to': 'Vers',
  'chart.heatHint': 'Les flèches gauche et droite parcourent les heures, haut et bas les jours.',
  'chart.heatCaption': 'kWh, heure par heure',
  'chart.noSuchHour': 'Cette heure est sautée au changement d’heure.',
  'chart.hatchedUnknown': 'Hachuré : aucune donnée',
  'chart.letterOffPeak': 'C',
  'chart.letterStandard': 'H',
  'chart.letterPeak': 'P',
  'chart.flowsHint':
    'Les flèches haut et bas parcourent d’où vient l’énergie ou où elle va, gauche et droite changent de côté.',
  'chart.save': 'Enregistrer le graphique',
  'chart.savePicture': 'Image (PNG)',
  'chart.pictureFailed': 'L’image n’a pas pu être créée. Réessayez.',
};
