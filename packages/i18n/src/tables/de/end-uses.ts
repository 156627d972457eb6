import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Wohin der Strom ging',
  'uses.ofMonth': 'Wohin der Strom diesen Monat ging',
  'uses.notMeasured': 'Nicht gemessen',
  'uses.others': 'Weitere Zähler',
  'uses.restOf': 'Rest von {{meter}}',
  'uses.own': '{{percent}} aus Solarstrom und Speicher',
  'uses.alwaysOn': '{{energy}} Dauerverbrauch',
  'uses.exceeds':
    'Die Zähler zeigen {{energy}} mehr, als verbraucht wurde. Prüfen Sie, was jeder misst und welcher hinter einem anderen sitzt.',
  'uses.exceedsMeter': 'Die Zähler hinter {{meter}} zeigen {{energy}} mehr als er selbst.',
  'uses.outside':
    '{{energy}} wurden gemessen, während der Verbrauch unbekannt war. Sie sind nicht enthalten.',
  'uses.unknown': 'zu {{percent}} der Zeit unbekannt',
  'uses.prices':
    'Netzbezug zum Preis seiner Viertelstunde, mit den Steuern auf Energie. Grundpreis, Leistungspreis und Stufen gehören zu keinem einzelnen Gerät.',
  'uses.emissions':
    'CO₂ des Netzbezugs, mit dem Faktor seiner Viertelstunde. Solarstrom und was der Speicher abgibt, zählen ohne CO₂.',
  'uses.unpriced': 'Für {{energy}} Netzbezug gibt es keinen Preis.',
  'uses.storage': 'Laden des Speichers aus dem Netz',
  'uses.notByDevice': 'Keinem Gerät zuzuordnen',
  'uses.tiersAndTaxes': 'Stufen, weitere Steuern und Rundung',
  'uses.legendAlwaysOn': 'Dauerverbrauch',
  'uses.none': 'Es wurde nichts verbraucht.',
};
