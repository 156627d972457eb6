import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Che cosa si può scoprire',
  'demoFinds.hint': 'Il passato della demo contiene errori come quelli reali. Guardi che cosa ne risulta.',
  'demoFinds.silence': 'Un giorno senza letture: le sue ore sono stimate e non si perde energia',
  'demoFinds.restart': 'Ha ricominciato da 0 dopo un’interruzione di corrente: l’energia continua',
  'demoFinds.spike': 'Ha mostrato una lettura errata: non ne viene contato nulla',
  'demoFinds.replacement': 'Sostituito da un nuovo contatore, con entrambe le letture registrate',
  'demoFinds.question':
    'Riprende da un valore più basso dopo un’interruzione: il contatore chiede che cosa è successo',
  'demoFinds.invoice': 'La fattura del fornitore addebita più di quanto misurato',
};
