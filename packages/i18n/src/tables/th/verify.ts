import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': 'ข้อมูลที่จัดเก็บไม่ตรงกับค่าที่อ่านได้',
  'verify.notice_content':
    'ความต่างระหว่างค่าที่อ่านได้กับค่าที่คำนวณจากค่าเหล่านั้น: {{differences}} คำสั่ง “rebuild” จะแก้ไขให้',
};
