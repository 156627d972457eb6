import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Où est passée l’énergie',
  'uses.ofMonth': 'Où est passée l’énergie ce mois-ci',
  'uses.notMeasured': 'Non mesuré',
  'uses.others': 'Autres compteurs',
  'uses.restOf': 'Reste de {{meter}}',
  'uses.own': '{{percent}} du solaire et du stockage',
  'uses.alwaysOn': '{{energy}} en permanence',
  'uses.exceeds':
    'Les compteurs indiquent {{energy}} de plus que la consommation. Vérifiez ce que chacun mesure et lequel se trouve derrière un autre.',
  'uses.exceedsMeter': 'Les compteurs derrière {{meter}} indiquent {{energy}} de plus que lui.',
  'uses.outside':
    '{{energy}} ont été mesurés alors que la consommation était inconnue. Ils ne sont pas compris.',
  'uses.unknown': 'inconnu {{percent}} du temps',
  'uses.prices':
    'Énergie du réseau au prix de son quart d’heure, taxes sur l’énergie comprises. L’abonnement, la puissance et les tranches ne relèvent d’aucun appareil.',
  'uses.emissions':
    'CO₂ de l’énergie du réseau, au facteur de son quart d’heure. Le solaire et ce que rend le stockage comptent sans CO₂.',
  'uses.unpriced': '{{energy}} du réseau n’ont pas de prix.',
  'uses.storage': 'Charge du stockage depuis le réseau',
  'uses.notByDevice': 'D’aucun appareil',
  'uses.tiersAndTaxes': 'Tranches, autres taxes et arrondis',
  'uses.legendAlwaysOn': 'En permanence',
  'uses.none': 'Rien n’a été consommé.',
};
