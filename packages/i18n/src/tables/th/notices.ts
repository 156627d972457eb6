import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': 'ประกาศ',
  'notices.types': 'ประเภทประกาศ',
  'notices.product': 'ผลิตภัณฑ์',
  'notices.productUnread': 'ผลิตภัณฑ์ ({{unread}})',
  'notices.promotion': 'โปรโมชัน',
  'notices.promotionUnread': 'โปรโมชัน ({{unread}})',
  'notices.autoSend': 'อัตโนมัติ',
  'notices.autoSendUnread': 'อัตโนมัติ ({{unread}})',
  'notices.new': 'ใหม่',
  'notices.readAll': 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
  'notices.allRead': 'ทำเครื่องหมายทั้งหมดว่าอ่านแล้ว',
  'notices.more': 'แสดงเพิ่ม',
  'notices.year': 'ประกาศจะแสดงเป็นเวลาหนึ่งปี',
  'notices.noProduct': 'ขณะนี้ไม่มีข่าวสารผลิตภัณฑ์',
  'notices.noPromotion': 'ขณะนี้ไม่มีโปรโมชัน',
  'notices.noAutoSend': 'คุณไม่มีข้อความอัตโนมัติ',
  'notice.title': 'ประกาศ',
  'notice.open': 'เปิดหน้า',
  'notice.choose': 'เลือกประกาศเพื่ออ่านที่นี่',
  'notice.missing': 'ไม่มีประกาศนี้แล้ว หรือไม่ได้ส่งถึงคุณ',
  'notice.toList': 'ประกาศทั้งหมด',

  'notice.welcome.title': 'ยินดีต้อนรับสู่ {{brand}}',
  'notice.welcome.content':
    'บัญชีของคุณพร้อมใช้งานแล้ว เพิ่มมิเตอร์และราคาไฟฟ้าของคุณ แล้ว {{brand}} จะแสดงการใช้ไฟและค่าไฟ',
  'notice.feedbackAnswered.title': 'ความคิดเห็นของคุณได้รับคำตอบแล้ว',
  'notice.feedbackAnswered.content': 'มีคำตอบสำหรับความคิดเห็น “{{title}}” ของคุณ',
  'notice.feedbackFinished.title': 'ความคิดเห็นของคุณถูกปิดแล้ว',
  'notice.feedbackFinished.content': 'ความคิดเห็น “{{title}}” ของคุณถูกปิดแล้ว',
  'notice.serialNumberLost.title': 'หมายเลขเครื่อง {{sn}} เป็นของบัญชีอื่นแล้ว',
  'notice.serialNumberLost.content':
    'ผู้ดูแลระบบตัดสินว่าหมายเลขเครื่อง {{sn}} เป็นของบัญชีอื่น มิเตอร์ “{{meter}}” ของคุณยังเก็บค่าที่อ่านไว้ทั้งหมด และตอนนี้มีหมายเลขเครื่อง {{newSn}} จากนี้ไปมิเตอร์จะรับเฉพาะค่าที่ส่งด้วยคีย์อัปโหลดของมิเตอร์เท่านั้น ซึ่งดูได้ที่หน้าของมิเตอร์ หากคุณคิดว่าเป็นความผิดพลาด โปรดติดต่อผู้ดูแลระบบ',

  'notice.dailyReportSent.title': 'ส่งรายงานประจำวันของ {{site}} แล้ว',
  'notice.weeklyReportSent.title': 'ส่งรายงานประจำสัปดาห์ของ {{site}} แล้ว',
  'notice.monthlyReportSent.title': 'ส่งรายงานประจำเดือนของ {{site}} แล้ว',
  'notice.reportSent.content_other': 'รายงานของ {{period}} ส่งถึงผู้รับ {{count}} คน',
};
