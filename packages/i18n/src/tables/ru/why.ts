import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: как получается',
  'why.counted': 'На столько выросли показания этих счётчиков за период, включая оценки пропусков:',
  'why.sum': 'Сумма поступившего за вычетом того, что ушло в другое место:',
  'why.selfUse': 'Использовано на месте, делённое на выработку:',
  'why.selfSufficiency': 'То, что пришло не из сети, делённое на потребление:',
  'why.demand': 'Наибольшее среднее за четверть часа, по показаниям в её начале и конце.',
  'why.meters': 'Счётчики',
  'why.noMeters': 'Ни один счётчик этого объекта этого не измеряет.',
  'why.rule': 'Три фазы: {{rule}}',
  'why.known': 'Известно',
};
