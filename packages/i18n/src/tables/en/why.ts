export const why = {
  'why.open': '{{name}}: how it comes about',
  'why.counted': 'What the registers of these meters rose by in the period, estimates for gaps included:',
  'why.sum': 'The sum of what came in, less what went elsewhere:',
  'why.selfUse': 'What was used on site, divided by the yield:',
  'why.selfSufficiency': 'What did not come from the grid, divided by the consumption:',
  'why.demand':
    'The highest average of a quarter-hour, from the register reads at its beginning and its end.',
  'why.meters': 'Meters',
  'why.noMeters': 'No meter of this site measures it.',
  'why.rule': 'Three phases: {{rule}}',
  'why.known': 'Known',
} as const;
