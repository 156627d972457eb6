export const endUses = {
  'uses.title': 'Where it went',
  'uses.ofMonth': 'Where it went this month',
  'uses.notMeasured': 'Not measured',
  'uses.others': 'Other meters',
  'uses.restOf': 'Rest of {{meter}}',
  'uses.own': '{{percent}} from solar and storage',
  'uses.alwaysOn': '{{energy}} always on',
  'uses.exceeds':
    'The meters show {{energy}} more than was consumed. Check what each of them measures, and which stands behind another.',
  'uses.exceedsMeter': 'The meters behind {{meter}} show {{energy}} more than it does.',
  'uses.outside': '{{energy}} were measured while the consumption was unknown. They are not included.',
  'uses.unknown': 'unknown for {{percent}} of the time',
  'uses.prices':
    'Energy from the grid at the price of its quarter-hour, with the taxes on energy. Fixed charges, demand charges and tiers belong to no single device.',
  'uses.emissions':
    'CO₂ of the energy from the grid, at the factor of its quarter-hour. Solar and what the storage gives count as none.',
  'uses.unpriced': '{{energy}} from the grid have no price.',
  'uses.storage': 'Charging the storage from the grid',
  'uses.notByDevice': 'Not by device',
  'uses.tiersAndTaxes': 'Tiers, other taxes and rounding',
  'uses.legendAlwaysOn': 'Always on',
  'uses.none': 'Nothing was consumed.',
} as const;
