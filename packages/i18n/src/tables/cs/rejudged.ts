import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Změněné měsíce a vyúčtování',
  'rejudged.intro':
    'Uložené stavy vašich elektroměrů byly posouzeny znovu: po aktualizaci programu, nebo protože je správce nechal znovu spočítat. Zde vidíte, co vaše měsíce a vyúčtování uváděly dříve a co uvádějí nyní.',
  'rejudged.none': 'Nezměnil se žádný měsíc ani vyúčtování',
  'rejudged.noneHint':
    'Pokud budou někdy uložené stavy posouzeny znovu a změní se tím měsíc nebo vyúčtování, najdete to zde.',
  'rejudged.begun': 'Znovu posouzeno {{date}}',
  'rejudged.meters': 'Znovu posouzené elektroměry',
  'rejudged.months': 'Měsíce',
  'rejudged.bills': 'Vyúčtování',
  'rejudged.period': 'Období',
  'rejudged.before': 'Dříve',
  'rejudged.after': 'Nyní',
  'rejudged.difference': 'Rozdíl',
  'rejudged.cause': 'Příčina',
  'rejudged.openAudit': 'Protokol kontroly: {{meter}}',
  'rejudged.billHint':
    'Vyúčtování se může lišit i proto, že je novější verze programu sestavuje podle opravených pravidel.',
  'rejudged.link': 'Změněné měsíce a vyúčtování',
  'download.rejudged':
    'Co vaše měsíce a vyúčtování uváděly, než byly uložené stavy posouzeny znovu, a co uvádějí od té doby.',
  'notice.countsRejudged.title': 'Některé vaše měsíce nebo vyúčtování se změnily',
  'notice.countsRejudged.content':
    'Uložené stavy byly posouzeny znovu. Elektroměry: {{meters}}. Změněné měsíce: {{months}}. Změněná vyúčtování: {{bills}}.',
};
