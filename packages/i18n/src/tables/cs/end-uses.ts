import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': 'Kam šla energie',
  'uses.ofMonth': 'Kam šla energie tento měsíc',
  'uses.notMeasured': 'Neměřeno',
  'uses.others': 'Ostatní měřiče',
  'uses.restOf': 'Zbytek elektroměru {{meter}}',
  'uses.own': '{{percent}} ze slunce a úložiště',
  'uses.alwaysOn': '{{energy}} trvale',
  'uses.exceeds':
    'Elektroměry ukazují o {{energy}} víc, než se spotřebovalo. Ověřte, co každý měří a který je za jiným.',
  'uses.exceedsMeter': 'Elektroměry za {{meter}} ukazují o {{energy}} víc než on sám.',
  'uses.outside': '{{energy}} se naměřilo, když spotřeba nebyla známa. Nejsou započteny.',
  'uses.unknown': 'neznámé po {{percent}} doby',
  'uses.prices':
    'Energie ze sítě za cenu její čtvrthodiny, s daněmi z energie. Stálé platby, platby za výkon a stupně nepatří žádnému spotřebiči.',
  'uses.emissions':
    'CO₂ energie ze sítě podle faktoru její čtvrthodiny. Slunce a to, co vydá úložiště, se počítají bez CO₂.',
  'uses.unpriced': '{{energy}} ze sítě nemá cenu.',
  'uses.storage': 'Nabíjení úložiště ze sítě',
  'uses.notByDevice': 'Nepatří žádnému spotřebiči',
  'uses.tiersAndTaxes': 'Stupně, další daně a zaokrouhlení',
  'uses.legendAlwaysOn': 'Trvale',
  'uses.none': 'Nic se nespotřebovalo.',
};
