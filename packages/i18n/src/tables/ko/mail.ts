import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': '{{name}} 님, 안녕하세요.',
  'mail.greetingWithoutName': '안녕하세요.',
  'mail.linkAsText': '버튼이 작동하지 않으면 브라우저에서 다음 주소를 여세요.',
  'mail.automatic': '자동으로 발송된 이메일입니다. 회신 내용은 확인하지 않습니다.',

  'mail.welcome.subject': '{{brand}}에 오신 것을 환영합니다',
  'mail.welcome.text': '계정이 준비되었습니다. 아이디는 {{username}}입니다.',
  'mail.welcome.next': '로그인하여 계량기의 측정값을 확인하고 요금제를 추가하세요.',
  'mail.welcome.button': '{{brand}} 열기',
  'mail.welcome.why':
    '회원가입할 때 이 주소가 입력되어 이 이메일을 보내 드립니다. 본인이 가입하지 않았다면 이 이메일을 무시하세요.',

  'mail.confirmEmail.subject': '이메일 주소를 인증해 주세요',
  'mail.confirmEmail.text':
    '본인의 이메일 주소임을 인증해 주세요. 이 주소는 비밀번호를 잊었을 때처럼 계정과 관련해 연락드릴 때 사용합니다.',
  'mail.confirmEmail.button': '이 주소 인증',
  'mail.confirmEmail.why':
    '이 주소가 계정의 연락용 주소로 입력되어 이 이메일을 보내 드립니다. 본인이 입력하지 않았다면 이 이메일을 무시하세요. 주소는 인증되지 않은 상태로 남습니다.',

  'mail.resetPassword.subject': '새 비밀번호를 설정하세요',
  'mail.resetPassword.text': '{{username}} 계정의 비밀번호 재설정이 요청되었습니다.',
  'mail.resetPassword.next_other': '아래 링크는 {{count}}분 이내에 한 번만 사용할 수 있습니다.',
  'mail.resetPassword.button': '새 비밀번호 설정',
  'mail.resetPassword.why':
    '비밀번호 찾기 페이지에 이 아이디가 입력되어 이 이메일을 보내 드립니다. 본인이 요청하지 않았다면 이 이메일을 무시하세요. 비밀번호는 그대로 유지됩니다.',

  'mail.passwordChanged.subject': '비밀번호가 변경되었습니다',
  'mail.passwordChanged.text': '{{username}} 계정의 비밀번호가 방금 변경되었습니다.',
  'mail.passwordChanged.next': '본인이 변경하지 않았다면 즉시 새 비밀번호를 설정하세요.',
  'mail.passwordChanged.button': '새 비밀번호 설정',
  'mail.passwordChanged.why': '이 주소가 계정의 연락용 주소로 등록되어 있어 이 이메일을 보내 드립니다.',

  'mail.accountToBeDeleted.subject': '계정이 삭제될 예정입니다',
  'mail.accountToBeDeleted.text':
    '요청하신 대로 {{username}} 계정과 그 안의 모든 내용이 {{date}}에 삭제됩니다.',
  'mail.accountToBeDeleted.next':
    '그때까지는 취소할 수 있습니다. 본인이 요청하지 않았다면 계정을 유지하고 비밀번호를 변경하세요.',
  'mail.accountToBeDeleted.button': '계정 유지',
  'mail.accountToBeDeleted.why': '이 주소가 계정의 연락용 주소로 등록되어 있어 이 이메일을 보내 드립니다.',

  'mail.accountDeleted.subject': '계정이 삭제되었습니다',
  'mail.accountDeleted.text': '{{username}} 계정과 그 안의 모든 내용이 삭제되었습니다.',
  'mail.accountDeleted.next': '{{brand}}을(를) 이용해 주셔서 감사합니다. 언제든지 다시 가입할 수 있습니다.',
  'mail.accountDeleted.why':
    '이 주소가 계정의 연락용 주소로 등록되어 있었으므로 이 이메일을 보내 드립니다. 이것이 마지막 이메일입니다.',

  'mail.feedbackAnswered.subject': '의견 “{{title}}”에 답변이 등록되었습니다',
  'mail.feedbackAnswered.text': '보내 주신 의견에 대한 답변입니다.',
  'mail.feedbackAnswered.button': '대화 열기',
  'mail.feedbackAnswered.why':
    '의견에 대한 답변을 받을 주소로 이 주소를 입력하셔서 이 이메일을 보내 드립니다.',
};
