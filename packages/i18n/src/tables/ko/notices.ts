import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': '알림',
  'notices.types': '알림 유형',
  'notices.product': '제품',
  'notices.productUnread': '제품({{unread}})',
  'notices.promotion': '프로모션',
  'notices.promotionUnread': '프로모션({{unread}})',
  'notices.autoSend': '자동 메시지',
  'notices.autoSendUnread': '자동 메시지({{unread}})',
  'notices.new': '새 알림',
  'notices.readAll': '모두 읽음으로 표시',
  'notices.allRead': '모두 읽음으로 표시되었습니다.',
  'notices.more': '더 보기',
  'notices.year': '알림은 1년 동안 표시됩니다.',
  'notices.noProduct': '지금은 제품 소식이 없습니다.',
  'notices.noPromotion': '지금은 프로모션이 없습니다.',
  'notices.noAutoSend': '자동 메시지가 없습니다.',
  'notice.title': '알림',
  'notice.open': '페이지 열기',
  'notice.choose': '알림을 선택하면 여기에서 읽을 수 있습니다.',
  'notice.missing': '이 알림이 더 이상 없거나 본인에게 온 알림이 아닙니다.',
  'notice.toList': '모든 알림',

  'notice.welcome.title': '{{brand}}에 오신 것을 환영합니다',
  'notice.welcome.content':
    '계정이 준비되었습니다. 계량기와 요금제를 추가하면 {{brand}}에서 사용량과 비용을 확인할 수 있습니다.',
  'notice.feedbackAnswered.title': '의견에 답변이 등록되었습니다',
  'notice.feedbackAnswered.content': '의견 “{{title}}”에 답변이 있습니다.',
  'notice.feedbackFinished.title': '의견에 대한 대화가 종료되었습니다',
  'notice.feedbackFinished.content': '의견 “{{title}}”에 대한 대화가 종료되었습니다.',
  'notice.serialNumberLost.title': '일련번호 {{sn}}은(는) 이제 다른 계정에 속합니다',
  'notice.serialNumberLost.content':
    '관리자가 일련번호 {{sn}}이(가) 다른 계정에 속한다고 결정했습니다. 계량기 “{{meter}}”의 측정값은 모두 그대로 유지되며, 새 일련번호는 {{newSn}}입니다. 앞으로는 업로드 키로 보낸 측정값만 받습니다. 업로드 키는 계량기 페이지에서 확인할 수 있습니다. 잘못된 결정이라고 생각되면 관리자에게 문의하세요.',

  'notice.dailyReportSent.title': '{{site}} 일간 보고서를 보냈습니다',
  'notice.weeklyReportSent.title': '{{site}} 주간 보고서를 보냈습니다',
  'notice.monthlyReportSent.title': '{{site}} 월간 보고서를 보냈습니다',
  'notice.reportSent.content_other': '{{period}} 보고서를 수신자 {{count}}명에게 보냈습니다.',
};
