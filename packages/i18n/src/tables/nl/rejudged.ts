import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Gewijzigde maanden en rekeningen',
  'rejudged.intro':
    'Opgeslagen standen van je meters zijn opnieuw beoordeeld: na een update van het programma, of omdat een beheerder ze opnieuw liet berekenen. Dit is wat je maanden en rekeningen eerst aangaven, en wat ze nu aangeven.',
  'rejudged.none': 'Er is geen maand en geen rekening gewijzigd',
  'rejudged.noneHint':
    'Als opgeslagen standen ooit opnieuw worden beoordeeld en er daardoor een maand of rekening wijzigt, vind je dat hier.',
  'rejudged.begun': 'Opnieuw beoordeeld op {{date}}',
  'rejudged.meters': 'Opnieuw beoordeelde meters',
  'rejudged.months': 'Maanden',
  'rejudged.bills': 'Rekeningen',
  'rejudged.period': 'Periode',
  'rejudged.before': 'Eerst',
  'rejudged.after': 'Nu',
  'rejudged.difference': 'Verschil',
  'rejudged.cause': 'Oorzaak',
  'rejudged.openAudit': 'Controlelogboek van {{meter}}',
  'rejudged.billHint':
    'Een rekening kan ook verschillen doordat een nieuwere versie van het programma rekeningen volgens verbeterde regels maakt.',
  'rejudged.link': 'Gewijzigde maanden en rekeningen',
  'download.rejudged':
    'Wat je maanden en rekeningen aangaven voordat opgeslagen standen opnieuw werden beoordeeld, en wat sindsdien.',
  'notice.countsRejudged.title': 'Enkele van je maanden of rekeningen zijn gewijzigd',
  'notice.countsRejudged.content':
    'Opgeslagen standen zijn opnieuw beoordeeld. Meters: {{meters}}. Gewijzigde maanden: {{months}}. Gewijzigde rekeningen: {{bills}}.',
};
