import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': 'เปรียบเทียบบิล',
  'compare.link': 'เปรียบเทียบสองช่วงเวลาหรือสองสถานที่',
  'compare.with': 'เทียบกับ',
  'compare.otherPeriod': 'ช่วงเวลาอื่น',
  'compare.otherSite': 'สถานที่อื่น',
  'compare.figure': 'รายการ',
  'compare.difference': 'ผลต่าง',
  'compare.differencePerDay': 'ผลต่างต่อวัน',
  'compare.perDay': '{{first}} และ {{second}} วัน: ผลต่างคิดต่อวัน',
  'compare.running': '{{name}} ยังไม่สิ้นสุด',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': 'เทียบข้างกัน',
  'compare.differences': 'ผลต่างตามเวลา',
  'compare.differenceSummary': '{{first}} ลบ {{second}} เฉพาะส่วนที่ทราบและสิ้นสุดแล้วทั้งคู่: {{amount}}',
  'compare.more': 'มากกว่าใน {{name}}',
  'compare.missing': 'ไม่มีข้อมูล: {{name}}',
  'compare.currencies': 'ไม่เปรียบเทียบจำนวนเงินต่างสกุลกัน',
  'compare.summary': '{{first}}: {{firstAmount}} {{second}}: {{secondAmount}}',
  'compare.totals': 'ผลรวม',
};
