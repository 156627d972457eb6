import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'Изменившиеся месяцы и счета',
  'rejudged.intro':
    'Сохранённые показания ваших счётчиков оценены заново: после обновления программы или потому, что администратор велел рассчитать их ещё раз. Здесь видно, что ваши месяцы и счета показывали раньше и что показывают теперь.',
  'rejudged.none': 'Ни один месяц и ни один счёт не изменился',
  'rejudged.noneHint':
    'Если сохранённые показания когда-нибудь будут оценены заново и из-за этого изменится месяц или счёт, вы найдёте это здесь.',
  'rejudged.begun': 'Оценено заново {{date}}',
  'rejudged.meters': 'Счётчики, оценённые заново',
  'rejudged.months': 'Месяцы',
  'rejudged.bills': 'Счета',
  'rejudged.period': 'Период',
  'rejudged.before': 'Раньше',
  'rejudged.after': 'Теперь',
  'rejudged.difference': 'Разница',
  'rejudged.cause': 'Причина',
  'rejudged.openAudit': 'Журнал проверки: {{meter}}',
  'rejudged.billHint':
    'Счёт может отличаться и потому, что новая версия программы составляет счета по исправленным правилам.',
  'rejudged.link': 'Изменившиеся месяцы и счета',
  'download.rejudged':
    'Что ваши месяцы и счета показывали до новой оценки сохранённых показаний и что показывают с тех пор.',
  'notice.countsRejudged.title': 'Некоторые ваши месяцы или счета изменились',
  'notice.countsRejudged.content':
    'Сохранённые показания оценены заново. Счётчики: {{meters}}. Изменившиеся месяцы: {{months}}. Изменившиеся счета: {{bills}}.',
};
