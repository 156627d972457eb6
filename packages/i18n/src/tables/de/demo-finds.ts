import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Was es zu entdecken gibt',
  'demoFinds.hint':
    'In der Vergangenheit der Demo stecken Fehler, wie sie überall vorkommen. Sehen Sie, was daraus wird.',
  'demoFinds.silence':
    'Einen Tag lang keine Messwerte: Die Stunden sind geschätzt, und keine Energie geht verloren',
  'demoFinds.restart': 'Zählte nach einem Stromausfall wieder ab 0: Die Energie läuft weiter',
  'demoFinds.spike': 'Zeigte einen falschen Zählerstand: Nichts davon wird gezählt',
  'demoFinds.replacement': 'Durch einen neuen Zähler ersetzt, beide Zählerstände sind erfasst',
  'demoFinds.question':
    'Zählt nach einer Unterbrechung niedriger weiter: Der Zähler fragt, was geschehen ist',
  'demoFinds.invoice': 'Die Rechnung des Versorgers verlangt mehr, als gemessen wurde',
};
