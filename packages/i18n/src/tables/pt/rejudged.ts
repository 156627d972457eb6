import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Meses e faturas alterados',
  'rejudged.intro':
    'As contagens guardadas dos seus contadores foram reavaliadas: após uma atualização do programa, ou porque um administrador as mandou calcular de novo. Eis o que os seus meses e faturas indicavam antes e o que indicam agora.',
  'rejudged.none': 'Nenhum mês e nenhuma fatura mudou',
  'rejudged.noneHint':
    'Se alguma vez forem reavaliadas contagens guardadas e com isso mudar um mês ou uma fatura, encontra-o aqui.',
  'rejudged.begun': 'Reavaliado em {{date}}',
  'rejudged.meters': 'Contadores reavaliados',
  'rejudged.months': 'Meses',
  'rejudged.bills': 'Faturas',
  'rejudged.period': 'Período',
  'rejudged.before': 'Antes',
  'rejudged.after': 'Agora',
  'rejudged.difference': 'Diferença',
  'rejudged.cause': 'Causa',
  'rejudged.openAudit': 'Registo de auditoria de {{meter}}',
  'rejudged.billHint':
    'Uma fatura também pode ser diferente porque uma versão mais recente do programa faz as faturas segundo regras corrigidas.',
  'rejudged.link': 'Meses e faturas alterados',
  'download.rejudged':
    'O que os seus meses e faturas indicavam antes de as contagens guardadas serem reavaliadas, e o que indicam desde então.',
  'notice.countsRejudged.title': 'Alguns dos seus meses ou faturas mudaram',
  'notice.countsRejudged.content':
    'Foram reavaliadas contagens guardadas. Contadores: {{meters}}. Meses alterados: {{months}}. Faturas alteradas: {{bills}}.',
};
