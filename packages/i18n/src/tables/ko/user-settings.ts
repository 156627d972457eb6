import type { TableLike } from '../../table.ts';
import type { userSettings as source } from '../en/user-settings.ts';

export const userSettings: TableLike<typeof source> = {
  'password.title': '비밀번호 변경',
  'password.old': '기존 비밀번호',
  'password.new': '새 비밀번호',
  'password.repeat': '새 비밀번호 확인',
  'password.change': '비밀번호 변경',
  'password.changed': '비밀번호가 변경되었습니다',
  'password.reset': '비밀번호를 재설정했습니다. 새 비밀번호: {{password}}',
  'password.others': '이 기기의 로그인은 유지됩니다. 다른 모든 기기는 다시 로그인해야 합니다.',
  'password.demo': '데모 비밀번호는 변경할 수 없습니다.',
  'password.strength': '강도: {{strength}}',
  'password.weak': '약함, 길수록 좋습니다',
  'password.fair': '보통',
  'password.strong': '강함',
  'user.title': '사용자 설정',
  'user.profile': '프로필',
  'user.username': '아이디',
  'user.fullName': '이름',
  'user.telephone': '전화번호',
  'user.email': '이메일',
  'user.emailHint': '비밀번호를 잊었을 때 새로 설정하는 데 사용합니다',
  'user.notifications': '알림',
  'user.push': '앱 알림 받기',
  'user.pushHint': '허용한 기기에서 경보와 알림을 받습니다.',
  'user.demo': '데모 계정은 변경할 수 없습니다.',
};
