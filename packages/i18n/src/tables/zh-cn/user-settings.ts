import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': '修改密码',
  'password.old': '旧密码',
  'password.new': '新密码',
  'password.repeat': '重复新密码',
  'password.change': '修改密码',
  'password.changed': '密码已修改',
  'password.reset': '密码已重置。您的新密码：{{password}}',
  'password.others': '您在此设备上保持登录，其他设备需要重新登录。',
  'password.demo': '演示账户的密码不能修改。',
  'password.strength': '强度：{{strength}}',
  'password.weak': '弱，越长越好',
  'password.fair': '一般',
  'password.strong': '强',
  'user.title': '用户设置',
  'user.profile': '个人资料',
  'user.username': '用户名',
  'user.fullName': '姓名',
  'user.telephone': '电话',
  'user.email': '电子邮箱',
  'user.emailHint': '忘记密码时用于设置新密码',
  'user.notifications': '通知',
  'user.push': '向我推送通知',
  'user.pushHint': '关于告警和通知，在您允许的设备上。',
  'user.demo': '演示账户不能修改。',
};
