export const demoFinds = {
  'demoFinds.title': 'What there is to find',
  'demoFinds.hint': 'The demo’s past has faults in it, as real ones have. See what becomes of them.',
  'demoFinds.silence': 'No readings for a day: its hours are estimated, and no energy is lost',
  'demoFinds.restart': 'Counted from 0 again after a power cut: the energy goes on',
  'demoFinds.spike': 'Showed one wrong count: nothing of it is booked',
  'demoFinds.replacement': 'Replaced by a new meter, with both counts recorded',
  'demoFinds.question': 'Counts on lower after an interruption: the meter asks what happened',
  'demoFinds.invoice': 'The supplier’s invoice charges more than was measured',
} as const;
