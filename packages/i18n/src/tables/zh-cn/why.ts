import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}：如何得出',
  'why.counted': '这些电表的示数在此时间段内的增量，包括对缺失部分的估算：',
  'why.sum': '流入之和减去流向别处的部分：',
  'why.selfUse': '就地使用的电量除以发电量：',
  'why.selfSufficiency': '并非来自电网的电量除以用电量：',
  'why.demand': '一刻钟平均值中的最高值，由其起止时刻的示数得出。',
  'why.meters': '电表',
  'why.noMeters': '此站点没有电表测量该项。',
  'why.rule': '三相：{{rule}}',
  'why.known': '已知',
};
