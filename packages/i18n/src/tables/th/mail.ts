import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': 'สวัสดีคุณ {{name}}',
  'mail.greetingWithoutName': 'สวัสดี',
  'mail.linkAsText': 'หากปุ่มใช้ไม่ได้ ให้เปิดลิงก์นี้ในเบราว์เซอร์:',
  'mail.automatic': 'อีเมลนี้ส่งโดยอัตโนมัติ โปรดอย่าตอบกลับ',

  'mail.welcome.subject': 'ยินดีต้อนรับสู่ {{brand}}',
  'mail.welcome.text': 'บัญชีของคุณพร้อมใช้งานแล้ว ชื่อผู้ใช้ของคุณคือ {{username}}',
  'mail.welcome.next': 'เข้าสู่ระบบเพื่อดูค่าที่มิเตอร์วัดได้และเพิ่มอัตราค่าไฟของคุณ',
  'mail.welcome.button': 'เปิด {{brand}}',
  'mail.welcome.why': 'คุณได้รับอีเมลนี้เพราะมีการระบุอีเมลนี้ตอนลงทะเบียนบัญชี หากไม่ใช่คุณ โปรดเพิกเฉยต่ออีเมลนี้',

  'mail.confirmEmail.subject': 'กรุณายืนยันอีเมลของคุณ',
  'mail.confirmEmail.text': 'กรุณายืนยันว่าอีเมลนี้เป็นของคุณ เราใช้อีเมลนี้ติดต่อคุณเกี่ยวกับบัญชี เช่น เมื่อคุณลืมรหัสผ่าน',
  'mail.confirmEmail.button': 'ยืนยันอีเมลนี้',
  'mail.confirmEmail.why':
    'คุณได้รับอีเมลนี้เพราะมีการกรอกอีเมลนี้เป็นอีเมลติดต่อของบัญชี หากไม่ใช่คุณ โปรดเพิกเฉยต่ออีเมลนี้ อีเมลติดต่อจะยังไม่ได้รับการยืนยัน',

  'mail.resetPassword.subject': 'ตั้งรหัสผ่านใหม่',
  'mail.resetPassword.text': 'มีการขอรหัสผ่านใหม่สำหรับบัญชี {{username}}',
  'mail.resetPassword.next_other': 'ลิงก์ด้านล่างใช้ได้ครั้งเดียวภายใน {{count}} นาที',
  'mail.resetPassword.button': 'ตั้งรหัสผ่านใหม่',
  'mail.resetPassword.why':
    'คุณได้รับอีเมลนี้เพราะมีผู้กรอกชื่อผู้ใช้ของคุณในหน้าลืมรหัสผ่าน หากไม่ใช่คุณ โปรดเพิกเฉยต่ออีเมลนี้ รหัสผ่านของคุณจะยังเหมือนเดิม',

  'mail.passwordChanged.subject': 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
  'mail.passwordChanged.text': 'รหัสผ่านของบัญชี {{username}} เพิ่งถูกเปลี่ยน',
  'mail.passwordChanged.next': 'หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่ทันที',
  'mail.passwordChanged.button': 'ตั้งรหัสผ่านใหม่',
  'mail.passwordChanged.why': 'คุณได้รับอีเมลนี้เพราะเป็นอีเมลติดต่อของบัญชี',

  'mail.accountToBeDeleted.subject': 'บัญชีของคุณจะถูกลบ',
  'mail.accountToBeDeleted.text': 'บัญชี {{username}} และข้อมูลทั้งหมดในบัญชีจะถูกลบในวันที่ {{date}} ตามที่ขอไว้',
  'mail.accountToBeDeleted.next': 'ก่อนถึงเวลานั้นคุณเปลี่ยนใจได้ หากคุณไม่ได้ขอลบ ให้เก็บบัญชีไว้และเปลี่ยนรหัสผ่าน',
  'mail.accountToBeDeleted.button': 'เก็บบัญชีไว้',
  'mail.accountToBeDeleted.why': 'คุณได้รับอีเมลนี้เพราะเป็นอีเมลติดต่อของบัญชี',

  'mail.accountDeleted.subject': 'บัญชีของคุณถูกลบแล้ว',
  'mail.accountDeleted.text': 'บัญชี {{username}} และข้อมูลทั้งหมดในบัญชีถูกลบแล้ว',
  'mail.accountDeleted.next': 'ขอบคุณที่ใช้ {{brand}} คุณลงทะเบียนใหม่ได้ทุกเมื่อ',
  'mail.accountDeleted.why': 'คุณได้รับอีเมลนี้เพราะเคยเป็นอีเมลติดต่อของบัญชี นี่เป็นอีเมลฉบับสุดท้าย',

  'mail.feedbackAnswered.subject': 'ความคิดเห็น “{{title}}” ของคุณได้รับคำตอบแล้ว',
  'mail.feedbackAnswered.text': 'นี่คือคำตอบสำหรับข้อความของคุณ:',
  'mail.feedbackAnswered.button': 'เปิดการสนทนา',
  'mail.feedbackAnswered.why': 'คุณได้รับอีเมลนี้เพราะคุณระบุอีเมลนี้ไว้รับคำตอบสำหรับความคิดเห็น',
};
