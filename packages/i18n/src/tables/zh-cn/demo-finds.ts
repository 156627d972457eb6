import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': '可以发现什么',
  'demoFinds.hint': '演示的历史中包含真实环境里会出现的故障。看看系统如何处理。',
  'demoFinds.silence': '一天没有读数：这些小时为估算值，电量没有丢失',
  'demoFinds.restart': '停电后重新从 0 计数：电量继续累计',
  'demoFinds.spike': '显示了一个错误的读数：其中没有计入任何电量',
  'demoFinds.replacement': '已更换为新电表，新旧读数均有记录',
  'demoFinds.question': '中断后从更低的读数继续计数：电表询问发生了什么',
  'demoFinds.invoice': '供电商的账单收费高于实测值',
};
