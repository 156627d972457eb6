import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': 'เปลี่ยนรหัสผ่าน',
  'password.old': 'รหัสผ่านเดิม',
  'password.new': 'รหัสผ่านใหม่',
  'password.repeat': 'ยืนยันรหัสผ่านใหม่',
  'password.change': 'เปลี่ยนรหัสผ่าน',
  'password.changed': 'เปลี่ยนรหัสผ่านแล้ว',
  'password.reset': 'ตั้งรหัสผ่านใหม่แล้ว รหัสผ่านใหม่ของคุณ: {{password}}',
  'password.others': 'คุณยังเข้าสู่ระบบอยู่บนอุปกรณ์นี้ อุปกรณ์อื่นทั้งหมดต้องเข้าสู่ระบบใหม่',
  'password.demo': 'ไม่สามารถเปลี่ยนรหัสผ่านของเดโมได้',
  'password.strength': 'ความปลอดภัย: {{strength}}',
  'password.weak': 'ต่ำ ยิ่งยาวยิ่งดี',
  'password.fair': 'ปานกลาง',
  'password.strong': 'สูง',
  'user.title': 'ตั้งค่าผู้ใช้',
  'user.profile': 'โปรไฟล์',
  'user.username': 'ชื่อผู้ใช้',
  'user.fullName': 'ชื่อ-นามสกุล',
  'user.telephone': 'โทรศัพท์',
  'user.email': 'อีเมล',
  'user.emailHint': 'ใช้ตั้งรหัสผ่านใหม่เมื่อลืมรหัสผ่าน',
  'user.notifications': 'การแจ้งเตือน',
  'user.push': 'ส่งการแจ้งเตือนให้ฉัน',
  'user.pushHint': 'เหตุผิดปกติและประกาศ บนอุปกรณ์ที่คุณอนุญาต',
  'user.demo': 'ไม่สามารถแก้ไขบัญชีเดโมได้',
};
