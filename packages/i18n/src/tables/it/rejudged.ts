import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Mesi e bollette cambiati',
  'rejudged.intro':
    'Le letture memorizzate dei tuoi contatori sono state rivalutate: dopo un aggiornamento del programma o perché un amministratore le ha fatte ricalcolare. Ecco che cosa indicavano prima i tuoi mesi e le tue bollette, e che cosa indicano ora.',
  'rejudged.none': 'Nessun mese e nessuna bolletta è cambiata',
  'rejudged.noneHint':
    'Se un giorno le letture memorizzate saranno rivalutate e un mese o una bolletta cambierà, lo troverai qui.',
  'rejudged.begun': 'Rivalutate il {{date}}',
  'rejudged.meters': 'Contatori rivalutati',
  'rejudged.months': 'Mesi',
  'rejudged.bills': 'Bollette',
  'rejudged.period': 'Periodo',
  'rejudged.before': 'Prima',
  'rejudged.after': 'Ora',
  'rejudged.difference': 'Differenza',
  'rejudged.cause': 'Causa',
  'rejudged.openAudit': 'Elenco delle verifiche di {{meter}}',
  'rejudged.billHint':
    'Una bolletta può differire anche perché una versione più recente del programma la calcola con regole corrette.',
  'rejudged.link': 'Mesi e bollette cambiati',
  'download.rejudged':
    'Che cosa indicavano i tuoi mesi e le tue bollette prima che le letture memorizzate fossero rivalutate, e che cosa indicano da allora.',
  'notice.countsRejudged.title': 'Alcuni dei tuoi mesi o delle tue bollette sono cambiati',
  'notice.countsRejudged.content':
    'Le letture memorizzate sono state rivalutate. Contatori: {{meters}}. Mesi cambiati: {{months}}. Bollette cambiate: {{bills}}.',
};
