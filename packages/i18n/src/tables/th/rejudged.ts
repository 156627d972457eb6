import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': 'เดือนและบิลที่เปลี่ยนไป',
  'rejudged.intro':
    'ระบบตัดสินเลขอ่านที่เก็บไว้ของมิเตอร์คุณใหม่ หลังอัปเกรดโปรแกรม หรือเพราะผู้ดูแลระบบสั่งให้คำนวณอีกครั้ง นี่คือค่าของเดือนและบิลก่อนหน้านี้ และค่าในตอนนี้',
  'rejudged.none': 'ไม่มีเดือนหรือบิลใดเปลี่ยนไป',
  'rejudged.noneHint': 'หากมีการตัดสินเลขอ่านที่เก็บไว้ใหม่และทำให้เดือนหรือบิลเปลี่ยนไป คุณจะพบที่นี่',
  'rejudged.begun': 'ตัดสินใหม่เมื่อ {{date}}',
  'rejudged.meters': 'มิเตอร์ที่ตัดสินใหม่',
  'rejudged.months': 'เดือน',
  'rejudged.bills': 'บิล',
  'rejudged.period': 'ช่วงเวลา',
  'rejudged.before': 'ก่อนหน้านี้',
  'rejudged.after': 'ตอนนี้',
  'rejudged.difference': 'ผลต่าง',
  'rejudged.cause': 'สาเหตุ',
  'rejudged.openAudit': 'ประวัติการตรวจสอบของ {{meter}}',
  'rejudged.billHint': 'บิลอาจต่างไปเพราะโปรแกรมรุ่นใหม่คิดบิลตามกฎที่แก้ไขแล้วด้วย',
  'rejudged.link': 'เดือนและบิลที่เปลี่ยนไป',
  'download.rejudged': 'ค่าของเดือนและบิลก่อนที่จะตัดสินเลขอ่านที่เก็บไว้ใหม่ และค่าหลังจากนั้น',
  'notice.countsRejudged.title': 'เดือนหรือบิลบางส่วนของคุณเปลี่ยนไป',
  'notice.countsRejudged.content':
    'มีการตัดสินเลขอ่านที่เก็บไว้ใหม่ มิเตอร์: {{meters}} เดือนที่เปลี่ยน: {{months}} บิลที่เปลี่ยน: {{bills}}',
};
