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

  'mail.confirmChannel.subject': '이 주소로 메시지를 보내도 될까요?',
  'mail.confirmChannel.text':
    '{{username}} 계정의 소유자가 전력 계량기에 관한 메시지(예: 계량기 오프라인)를 이 주소로 보내려고 합니다. 동의하셔야만 메시지를 보냅니다.',
  'mail.confirmChannel.why':
    '누군가 메시지를 받을 주소로 이 주소를 입력하여 이 이메일을 보내 드립니다. 원하지 않으면 이 이메일을 무시하세요. 더 이상 아무것도 보내지 않습니다.',

  'mail.channelTest.button': '메시지 설정 열기',

  'mail.incident.button': '경보 열기',
  'mail.incident.why':
    '이 주소로 경보 메시지를 보내도록 설정되어 있어 이 이메일을 보내 드립니다. 계정 소유자가 사용자 설정의 ‘메시지’에서 변경할 수 있습니다.',
  'mail.autoSend.first':
    '{{sender}} 님이 이 주소를 {{brand}} 보고서와 경보의 수신자로 등록했습니다. 원하지 않으면 이 이메일 끝에 있는 링크를 사용하세요.',
  'mail.autoSend.whyOwn': '설정의 수신자 목록에 이 주소가 있어 이 이메일을 보내 드립니다.',
  'mail.autoSend.whyOther':
    '{{sender}} 님이 이 주소를 보고서와 경보의 수신자로 등록하여 이 이메일을 보내 드립니다.',
  'mail.autoSend.whyTest': '시험 발송을 요청하셔서 이 이메일을 보내 드립니다.',
  'mail.autoSend.leave': '이 이메일 더 이상 받지 않기',

  'mail.report.dailySubject': '{{site}} 일간 보고서: {{period}}',
  'mail.report.weeklySubject': '{{site}} 주간 보고서: {{period}}',
  'mail.report.monthlySubject': '{{site}} 월간 보고서: {{period}}',
  'mail.report.test': '시험: {{subject}}',
  'mail.report.button': '보고서 열기',
  'mail.report.attached': '모든 수치는 첨부된 스프레드시트에 있습니다.',
  'mail.report.noData': '이 기간에는 검침값이 없어 수치를 알 수 없습니다.',
  'mail.report.skipped_other':
    '이전 보고서 {{count}}건({{period}})을 제때 보내지 못했습니다. 이 보고서가 최신이며 이전 보고서는 더 이상 보내지 않습니다.',
  'mail.report.energy': '전력량',
  'mail.report.consumption': '사용량',
  'mail.report.import': '계통 수전',
  'mail.report.export': '계통 역송',
  'mail.report.yield': '발전량',
  'mail.report.selfUse': '자가소비',
  'mail.report.selfSufficiency': '에너지 자립률',
  'mail.report.demand': '최대수요전력(15분)',
  'mail.report.bill': '{{date}}부터 현재까지의 요금',
  'mail.report.billOf': '요금, {{period}}',
  'mail.report.changeDaily': '전날 대비 {{change}}',
  'mail.report.changeWeekly': '전주 대비 {{change}}',
  'mail.report.changeMonthly': '전월 대비 {{change}}',
  'mail.report.coverage': '데이터 확보율',
  'mail.report.measured': '측정 {{share}}',
  'mail.report.estimated': '추정 {{share}}',
  'mail.report.missing': '누락 {{share}}',
  'mail.report.dayPicture': '하루의 15분별 값({{unit}})',
  'mail.report.daysPicture': '기간의 일별 값({{unit}})',
  'mail.report.monthPicture': '이달 현재까지의 일별 값({{unit}})',
  'mail.report.pictureText': '차트: {{what}}. 최대 {{highest}}.',
  'mail.report.place': '장소',
  'mail.report.address': '주소',
  'mail.report.meters': '계량기',
  'mail.report.systemSize': '설비 용량',
  'mail.report.exceptions': '이상 사항',
  'mail.report.noExceptions': '이 기간에는 이상 사항이 없습니다.',
  'mail.report.quarantined_other': '시각을 믿기 어려운 검침값 {{count}}개가 결정을 기다리고 있습니다.',
  'mail.report.alerts': '경보',
  'mail.report.noAlerts': '경보 없음',
  'mail.report.open': '{{from}}부터 진행 중',
  'mail.report.more_other': '{{count}}건이 더 있습니다. 앱의 목록에서 확인하세요.',
  'mail.report.devices': '기기',
  'mail.report.allDevicesWork': '모든 기기가 데이터를 보내고 있습니다.',
  'mail.report.deviceSilent': '{{since}} 이후 검침값 없음',
  'mail.report.deviceNever': '수신된 검침값이 한 번도 없음',
  'mail.report.deviceFault': '해결되지 않은 이상이 있음',

  'mail.exceptions.subject': '확인이 필요한 사항이 있습니다',
  'mail.exceptions.text': '{{since}} 이후 발생한 사항입니다.',
  'mail.exceptions.faults': '이상 사항',
  'mail.exceptions.quarantined': '시각을 믿기 어려운 검침값',
  'mail.exceptions.quarantinedOf_other': '검침값 {{count}}개가 결정을 기다리고 있습니다',
  'mail.exceptions.sending': '발송',
  'mail.exceptions.failedMail': '“{{subject}}”, 수신자 {{to}}',
  'mail.exceptions.failedReport':
    '{{date}} 보고서 이메일을 만들지 못했습니다. 보고서는 앱에서 볼 수 있습니다.',
  'mail.exceptions.failedMessages_other': '메시지 {{count}}건을 전달하지 못했습니다',
  'mail.exceptions.button': '{{brand}} 열기',
};
