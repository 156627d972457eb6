import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'Что здесь можно найти',
  'demoFinds.hint': 'В прошлом демонстрации есть сбои, какие бывают и в жизни. Посмотрите, что с ними стало.',
  'demoFinds.silence': 'Сутки без показаний: часы оценены, и энергия не потеряна',
  'demoFinds.restart': 'После отключения электричества снова считал с 0: учёт энергии продолжается',
  'demoFinds.spike': 'Показал одно неверное показание: из него ничего не учтено',
  'demoFinds.replacement': 'Заменён новым счётчиком, оба показания записаны',
  'demoFinds.question':
    'После перерыва считает дальше с меньшего значения: счётчик спрашивает, что произошло',
  'demoFinds.invoice': 'В счёте поставщика больше, чем было измерено',
};
