export const brief = {
  'brief.title': 'At a glance',
  'brief.soFar': '{{amount}} so far',
  'brief.heading': 'heading for {{amount}}',
  'brief.headingBand': 'heading for {{amount}} ({{low}} to {{high}})',
  'brief.priceNow': 'Price now',
  'brief.perKwh': '{{price}} per kWh',
  'brief.cheapest': '{{price}} from {{from}} to {{to}}',
} as const;
