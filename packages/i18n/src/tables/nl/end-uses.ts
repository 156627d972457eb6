import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Waar de energie bleef',
  'uses.ofMonth': 'Waar de energie deze maand bleef',
  'uses.notMeasured': 'Niet gemeten',
  'uses.others': 'Overige meters',
  'uses.restOf': 'Rest van {{meter}}',
  'uses.own': '{{percent}} uit zon en opslag',
  'uses.alwaysOn': '{{energy}} altijd aan',
  'uses.exceeds':
    'De meters tonen {{energy}} meer dan er is verbruikt. Controleer wat elke meter meet en welke achter een andere zit.',
  'uses.exceedsMeter': 'De meters achter {{meter}} tonen {{energy}} meer dan die meter zelf.',
  'uses.outside': '{{energy}} werd gemeten terwijl het verbruik onbekend was. Dat is niet meegeteld.',
  'uses.unknown': '{{percent}} van de tijd onbekend',
  'uses.prices':
    'Energie van het net tegen de prijs van haar kwartier, met de belasting op energie. Vaste kosten, vermogenskosten en staffels horen bij geen enkel apparaat.',
  'uses.emissions':
    'CO₂ van energie van het net, met de factor van haar kwartier. Zon en wat de opslag levert tellen zonder CO₂.',
  'uses.unpriced': '{{energy}} van het net heeft geen prijs.',
  'uses.storage': 'Opladen van de opslag uit het net',
  'uses.notByDevice': 'Van geen apparaat',
  'uses.tiersAndTaxes': 'Staffels, overige belastingen en afronding',
  'uses.legendAlwaysOn': 'Altijd aan',
  'uses.none': 'Er is niets verbruikt.',
};
