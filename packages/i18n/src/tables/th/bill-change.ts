import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': 'ทำไมสูงขึ้นหรือต่ำลง',
  'billChange.than': 'เทียบกับ',
  'billChange.previous': 'รอบก่อนหน้า',
  'billChange.lastYear': 'หนึ่งปีก่อน',
  'billChange.more': 'มากกว่า {{period}} {{amount}}',
  'billChange.less': 'น้อยกว่า {{period}} {{amount}}',
  'billChange.same': 'เท่ากับ {{period}}',
  'billChange.unknown': 'ไม่ทราบบิลอีกใบ จึงเปรียบเทียบไม่ได้',
  'billChange.open': 'เปรียบเทียบบิลทั้งสองจนถึงจำนวนวันเต็มเท่ากัน',
  'billChange.days': 'จำนวนวัน',
  'billChange.use': 'การใช้: {{meter}}',
  'billChange.useRest': 'การใช้ที่ไม่ได้วัด',
  'billChange.useAll': 'การใช้',
  'billChange.selfUse': 'สัดส่วนพลังงานของตนเอง',
  'billChange.hours': 'ช่วงเวลาที่ใช้',
  'billChange.prices': 'ราคา',
  'billChange.energy': 'พลังงานที่ซื้อ',
  'billChange.tiers': 'ขั้นบันไดและการปัดเศษ',
  'billChange.exportCredit': 'เครดิตส่งออก',
  'billChange.fixed': 'ค่าบริการคงที่',
  'billChange.demand': 'ค่าความต้องการพลังไฟฟ้า',
  'billChange.taxes': 'ภาษี',
  'billChange.income': 'รายได้จากการขายไฟ',
};
