import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': 'แป้นพิมพ์ลัด',
  'keys.everywhere': 'ทุกที่',
  'keys.inCharts': 'ในกราฟ',
  'keys.inLists': 'ในแท็บ ตัวเลือก และรายการที่จัดเรียง',
  'keys.next': 'ส่วนถัดไป',
  'keys.before': 'ส่วนก่อนหน้า',
  'keys.press': 'กดหรือเปิด',
  'keys.close': 'ปิดกล่องโต้ตอบ',
  'keys.list': 'แสดงรายการนี้',
  'keys.point': 'จุดก่อนหน้าและถัดไป',
  'keys.ends': 'จุดแรกและจุดสุดท้าย',
  'keys.period': 'ช่วงก่อนหน้าและถัดไป',
  'keys.series': 'สลับชุดข้อมูล',
  'keys.openPoint': 'เปิดจุด',
  'keys.choose': 'เลือก หรือย้ายแถว',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
