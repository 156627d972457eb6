import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: มีที่มาอย่างไร',
  'why.counted': 'ค่าที่หน่วยสะสมของมิเตอร์เหล่านี้เพิ่มขึ้นในช่วงเวลา รวมค่าประมาณของช่วงที่ขาดหาย:',
  'why.sum': 'ผลรวมของส่วนที่เข้ามา หักด้วยส่วนที่ไปที่อื่น:',
  'why.selfUse': 'ส่วนที่ใช้ในสถานที่ หารด้วยพลังงานที่ผลิตได้:',
  'why.selfSufficiency': 'ส่วนที่ไม่ได้มาจากกริด หารด้วยปริมาณที่ใช้:',
  'why.demand': 'ค่าเฉลี่ยสูงสุดของช่วง 15 นาที จากเลขอ่านตอนเริ่มและตอนจบ',
  'why.meters': 'มิเตอร์',
  'why.noMeters': 'ไม่มีมิเตอร์ใดของสถานที่นี้วัดค่านี้',
  'why.rule': 'สามเฟส: {{rule}}',
  'why.known': 'ที่ทราบ',
};
