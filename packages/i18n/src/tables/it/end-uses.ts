import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Dove è andata l’energia',
  'uses.ofMonth': 'Dove è andata l’energia questo mese',
  'uses.notMeasured': 'Non misurato',
  'uses.others': 'Altri contatori',
  'uses.restOf': 'Resto di {{meter}}',
  'uses.own': '{{percent}} da solare e accumulo',
  'uses.alwaysOn': '{{energy}} sempre acceso',
  'uses.exceeds':
    'I contatori mostrano {{energy}} in più di quanto consumato. Controlla che cosa misura ciascuno e quale sta dietro un altro.',
  'uses.exceedsMeter': 'I contatori dietro {{meter}} mostrano {{energy}} in più di esso.',
  'uses.outside': '{{energy}} sono stati misurati mentre il consumo era sconosciuto. Non sono compresi.',
  'uses.unknown': 'sconosciuto per il {{percent}} del tempo',
  'uses.prices':
    'Energia dalla rete al prezzo del suo quarto d’ora, con le imposte sull’energia. Quote fisse, potenza e scaglioni non sono di un singolo apparecchio.',
  'uses.emissions':
    'CO₂ dell’energia dalla rete, con il fattore del suo quarto d’ora. Il solare e quanto rende l’accumulo contano senza CO₂.',
  'uses.unpriced': '{{energy}} dalla rete non hanno prezzo.',
  'uses.storage': 'Carica dell’accumulo dalla rete',
  'uses.notByDevice': 'Di nessun apparecchio',
  'uses.tiersAndTaxes': 'Scaglioni, altre imposte e arrotondamenti',
  'uses.legendAlwaysOn': 'Sempre acceso',
  'uses.none': 'Non è stato consumato nulla.',
};
