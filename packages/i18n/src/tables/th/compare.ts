import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'measure.choose': 'แสดงเป็น',
  'measure.money': 'จำนวนเงิน',
  'measure.cost': 'ค่าพลังงานที่ซื้อจากกริด',
  'measure.income': 'รายได้จากการขายไฟ',
  'measure.emitted': 'CO₂ ของพลังงานที่ซื้อ',
  'measure.avoided': 'CO₂ ที่ลดได้จากแสงอาทิตย์',
  'measure.prices':
    'แต่ละช่วง 15 นาทีคิดตามราคาของช่วงนั้น รวมภาษีพลังงาน ค่าบริการคงที่ ค่าความต้องการไฟฟ้า ขั้นบันได และการหักลบหน่วยขายอยู่ในบิลเท่านั้น',
  'measure.noPrice': 'ไม่มีอัตราค่าไฟที่กำหนดราคาพลังงานของช่วงเวลานี้',
  'measure.noFactor': 'ยังไม่ได้กรอกค่าสัมประสิทธิ์ CO₂ ของสถานที่นี้',
  'measure.costSummary': '{{period}}: {{amount}} สำหรับพลังงานที่ซื้อ',
  'measure.co2Summary': '{{period}}: CO₂ {{mass}} จากพลังงานที่ซื้อ',
  'compare.link': 'เปรียบเทียบสองช่วงเวลาหรือสองสถานที่',
  'compare.with': 'เทียบกับ',
  'compare.otherPeriod': 'ช่วงเวลาอื่น',
  'compare.otherSite': 'สถานที่อื่น',
  'compare.figure': 'รายการ',
  'compare.difference': 'ผลต่าง',
  'compare.differencePerDay': 'ผลต่างต่อวัน',
  'compare.perDay': '{{first}} และ {{second}} วัน: ผลต่างคิดต่อวัน',
  'compare.running': '{{name}} ยังไม่สิ้นสุด',
  'compare.partly': '{{name}}: วัดจริง {{percent}}',
  'compare.bars': 'เทียบข้างกัน',
  'compare.differences': 'ผลต่างตามเวลา',
  'compare.more': 'มากกว่าใน {{name}}',
  'compare.missing': 'ไม่มีข้อมูล: {{name}}',
  'compare.currencies': 'ไม่เปรียบเทียบจำนวนเงินต่างสกุลกัน',
  'compare.summary': '{{first}}: {{firstAmount}} {{second}}: {{secondAmount}}',
  'compare.totals': 'ผลรวม',
};
