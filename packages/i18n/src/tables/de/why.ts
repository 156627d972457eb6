import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: wie der Wert entsteht',
  'why.counted':
    'Um so viel stiegen die Register dieser Zähler im Zeitraum, Schätzungen für Lücken eingeschlossen:',
  'why.sum': 'Die Summe dessen, was hereinkam, abzüglich dessen, was anderswohin ging:',
  'why.selfUse': 'Was vor Ort verbraucht wurde, geteilt durch den Ertrag:',
  'why.selfSufficiency': 'Was nicht aus dem Netz kam, geteilt durch den Verbrauch:',
  'why.demand': 'Der höchste Mittelwert einer Viertelstunde, aus den Zählerständen an ihrem Anfang und Ende.',
  'why.meters': 'Zähler',
  'why.noMeters': 'Kein Zähler dieser Anlage misst das.',
  'why.rule': 'Drei Phasen: {{rule}}',
  'why.known': 'Bekannt',
};
