import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Co można znaleźć',
  'demoFinds.hint':
    'W przeszłości wersji demonstracyjnej są błędy, jak w rzeczywistości. Zobacz, co z nich wynika.',
  'demoFinds.silence': 'Dzień bez odczytów: jego godziny są oszacowane, a energia nie ginie',
  'demoFinds.restart': 'Po przerwie w zasilaniu liczył znowu od 0: energia biegnie dalej',
  'demoFinds.spike': 'Pokazał jeden błędny stan: nic z niego nie jest liczone',
  'demoFinds.replacement': 'Wymieniony na nowy licznik, oba stany są zapisane',
  'demoFinds.question': 'Po przerwie liczy dalej od niższego stanu: licznik pyta, co się stało',
  'demoFinds.invoice': 'Faktura dostawcy wykazuje więcej, niż zmierzono',
};
