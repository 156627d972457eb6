import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': '用电去向',
  'uses.ofMonth': '本月用电去向',
  'uses.notMeasured': '未计量',
  'uses.others': '其他电表',
  'uses.restOf': '{{meter}} 的其余部分',
  'uses.own': '{{percent}} 来自光伏和储能',
  'uses.alwaysOn': '常开 {{energy}}',
  'uses.exceeds': '各电表读数比实际用电多 {{energy}}。请检查每块电表测量的内容，以及哪块位于另一块之后。',
  'uses.exceedsMeter': '{{meter}} 之后的电表比它多 {{energy}}。',
  'uses.outside': '在用电量未知期间测得 {{energy}}，未计入。',
  'uses.unknown': '{{percent}} 的时间未知',
  'uses.prices': '电网电量按所在一刻钟的电价计算，含电费税。固定费用、需量费用和阶梯不属于任何单个设备。',
  'uses.emissions': '电网电量的二氧化碳按所在一刻钟的系数计算。光伏和储能放出的电量按无二氧化碳计算。',
  'uses.unpriced': '有 {{energy}} 电网电量没有电价。',
  'uses.storage': '从电网给储能充电',
  'uses.notByDevice': '不属于任何设备',
  'uses.tiersAndTaxes': '阶梯、其他税费与舍入',
  'uses.legendAlwaysOn': '常开用电',
  'uses.none': '没有用电。',
};
