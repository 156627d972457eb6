import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'Anzeigen als',
  'measure.money': 'Geld',
  'measure.cost': 'Kosten des Netzbezugs',
  'measure.income': 'Einspeisevergütung',
  'measure.emitted': 'CO₂ des Netzbezugs',
  'measure.avoided': 'Durch Solarstrom vermiedenes CO₂',
  'measure.prices':
    'Jede Viertelstunde zu ihrem Preis, mit den Steuern auf Energie. Grundpreis, Leistungspreis, Stufen und Verrechnung der Einspeisung stehen nur auf der Rechnung.',
  'measure.noPrice': 'Kein Tarif gibt der Energie dieses Zeitraums einen Preis.',
  'measure.noFactor': 'Für diese Anlage ist kein CO₂-Faktor eingetragen.',
  'measure.costSummary': '{{period}}: {{amount}} für Netzbezug.',
  'measure.co2Summary': '{{period}}: {{mass}} CO₂ aus Netzbezug.',
  'compare.link': 'Zwei Zeiträume oder Anlagen vergleichen',
  'compare.with': 'Verglichen mit',
  'compare.otherPeriod': 'Anderer Zeitraum',
  'compare.otherSite': 'Andere Anlage',
  'compare.figure': 'Größe',
  'compare.difference': 'Unterschied',
  'compare.differencePerDay': 'Unterschied je Tag',
  'compare.perDay': '{{first}} und {{second}} Tage: Unterschiede gelten je Tag.',
  'compare.running': '{{name}} läuft noch.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'Nebeneinander',
  'compare.differences': 'Unterschied im Verlauf',
  'compare.differenceSummary':
    '{{first}} abzüglich {{second}}, soweit beide bekannt und vorbei sind: {{amount}}.',
  'compare.more': 'Mehr in {{name}}',
  'compare.missing': 'Keine Daten: {{name}}',
  'compare.currencies': 'Beträge in verschiedenen Währungen werden nicht verglichen.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': 'Summen',
};
