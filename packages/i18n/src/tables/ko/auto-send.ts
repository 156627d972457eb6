import type { TableLike } from '../../table.ts';
import type { autoSend as source } from '../en/auto-send.ts';

export const autoSend: TableLike<typeof source> = {
  'autoSend.title': '자동 발송',
  'autoSend.intro': '보고서와 경보를 본인과 원하는 사람에게 이메일로 보냅니다.',
  'autoSend.noMail':
    '이 서버는 현재 이메일을 보내지 않습니다. 여기에서 설정한 내용은 보관되며 발송이 시작되면 적용됩니다.',
  'autoSend.recipients': '수신자',
  'autoSend.recipientsHint':
    '이메일 주소를 입력하고 Enter, 쉼표 또는 세미콜론을 누르세요. 최대 {{count}}명이며, 누구나 각 이메일의 링크로 수신을 거부할 수 있습니다.',
  'autoSend.recipientList': '목록의 수신자',
  'autoSend.remove': '{{email}} 제거',
  'autoSend.useOwn': '내 주소 추가',
  'autoSend.stateNever': '아직 보낸 이메일 없음',
  'autoSend.stateSent': '마지막 발송: {{time}}',
  'autoSend.stateFailed': '마지막 이메일을 보내지 못했습니다: {{error}}',
  'autoSend.stateLeft':
    '더 이상 이 이메일을 받지 않기로 했습니다. 본인만 이전 이메일의 링크로 되돌릴 수 있습니다.',
  'autoSend.what': '보낼 내용',
  'autoSend.alertNotification': '경보, 즉시',
  'autoSend.exceptionSending': '기기·데이터·발송의 이상, 하루 한 번',
  'autoSend.dailyReport': '일간 보고서',
  'autoSend.weeklyReport': '주간 보고서, 매주 월요일',
  'autoSend.monthlyReport': '월간 보고서, 매월 1일',
  'autoSend.when': '보고서는 장소별로 하나씩, 각 장소의 시간대로 {{time}}에 발송됩니다.',
  'autoSend.contents': '보고서에 넣을 내용',
  'autoSend.placeInfo': '장소 정보',
  'autoSend.exceptionInfo': '해당 기간의 이상 사항',
  'autoSend.alertInfo': '해당 기간의 경보',
  'autoSend.faultyDeviceState': '작동하지 않는 기기',
  'autoSend.tryOut': '보고서 시험해 보기',
  'autoSend.tryHint': '저장된 설정에 따라 최신 보고서를 사용합니다. 시험 이메일은 본인 주소로만 발송됩니다.',
  'autoSend.site': '장소',
  'autoSend.kind': '보고서',
  'autoSend.daily': '일간',
  'autoSend.weekly': '주간',
  'autoSend.monthly': '월간',
  'autoSend.preview': '미리 보기',
  'autoSend.sendTest': '나에게 시험 발송',
  'autoSend.testSent': '{{email}} 주소로 시험 이메일을 보내고 있습니다.',
  'autoSend.noSite': '보고서는 장소별로 작성됩니다. 먼저 장소를 추가하세요.',

  'leave.title': '이메일 수신 거부',
  'leave.intro': '이 발신자의 보고서와 경보를 더 이상 받지 않으려면 버튼을 누르세요.',
  'leave.leave': '더 이상 받지 않기',
  'leave.left': '더 이상 이메일이 발송되지 않습니다',
  'leave.leftHint': '{{sender}} 님은 더 이상 {{email}} 주소로 보고서와 경보를 보낼 수 없습니다.',
  'leave.back': '다시 받기',
  'leave.returned': '이메일을 다시 받습니다',
  'leave.returnedHint': '{{sender}} 님이 {{email}} 주소로 보고서와 경보를 보낼 수 있습니다.',
  'leave.invalid': '이 링크는 사용할 수 없습니다',
  'leave.invalidHint':
    '링크가 불완전하거나 매우 오래되었거나 발신자의 계정이 더 이상 없습니다. 가장 최근 이메일의 링크를 사용하세요.',
  'leave.channelIntro': '이 채널로 이 발신자의 경보 메시지를 더 이상 받지 않으려면 버튼을 누르세요.',
  'leave.channelLeftHint':
    '{{sender}} 님은 더 이상 이 채널로 {{email}} 주소에 경보 메시지를 보낼 수 없습니다.',
  'leave.channelReturnedHint': '{{sender}} 님이 {{email}} 주소로 경보 메시지를 보낼 수 있습니다.',
  'leave.channelInvalidHint':
    '링크가 불완전하거나 매우 오래되었거나 이 채널이 더 이상 없습니다. 가장 최근 이메일의 링크를 사용하세요.',
};
