import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': 'สิ่งที่ค้นพบได้',
  'demoFinds.hint': 'อดีตของเดโมมีความผิดปกติแบบที่เกิดขึ้นจริง ดูว่าระบบจัดการอย่างไร',
  'demoFinds.silence': 'ไม่มีค่าที่อ่านได้หนึ่งวัน: ชั่วโมงเหล่านั้นเป็นค่าประมาณ และไม่มีพลังงานสูญหาย',
  'demoFinds.restart': 'นับใหม่จาก 0 หลังไฟดับ: พลังงานยังนับต่อเนื่อง',
  'demoFinds.spike': 'แสดงเลขมิเตอร์ผิดหนึ่งครั้ง: ไม่ถูกนำมานับ',
  'demoFinds.replacement': 'เปลี่ยนเป็นมิเตอร์ใหม่ โดยบันทึกเลขมิเตอร์ทั้งสองตัวไว้',
  'demoFinds.question': 'นับต่อจากเลขที่ต่ำกว่าหลังขาดช่วง: มิเตอร์ถามว่าเกิดอะไรขึ้น',
  'demoFinds.invoice': 'ใบแจ้งหนี้ของผู้ให้บริการเรียกเก็บมากกว่าที่วัดได้',
};
