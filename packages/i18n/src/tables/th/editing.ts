import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': 'บันทึกแล้ว',
  'edit.deleted': 'ลบแล้ว',
  'edit.edited': 'แก้ไขแล้ว',
  'action.edit': 'แก้ไข',
  'action.save': 'บันทึก',
  'action.delete': 'ลบ',
  'action.add': 'เพิ่ม',
  'action.undo': 'เลิกทำ',
  'csv.file': 'ไฟล์ CSV',
  'csv.noFile': 'กรุณาเลือกไฟล์',
  'csv.send': 'อัปโหลด',
  'csv.line': 'แถว {{row}}: {{problem}}',
  'unsaved.question': 'ออกโดยไม่บันทึกหรือไม่?',
  'unsaved.text': 'สิ่งที่แก้ไขในหน้านี้จะหายไป',
  'unsaved.leave': 'ออก',
};
