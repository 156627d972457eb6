import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Co se dá najít',
  'demoFinds.hint': 'V minulosti ukázky jsou chyby, jaké bývají i jinde. Podívejte se, co z nich vzejde.',
  'demoFinds.silence': 'Den bez odečtů: jeho hodiny jsou odhadnuty a žádná energie se neztratí',
  'demoFinds.restart': 'Po výpadku proudu počítal znovu od 0: energie pokračuje',
  'demoFinds.spike': 'Ukázal jeden chybný stav: nic z něj se nezapočítá',
  'demoFinds.replacement': 'Vyměněn za nový elektroměr, oba stavy jsou zaznamenány',
  'demoFinds.question': 'Po přerušení počítá dál od nižšího stavu: elektroměr se ptá, co se stalo',
  'demoFinds.invoice': 'Faktura dodavatele účtuje víc, než bylo naměřeno',
};
