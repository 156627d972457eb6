import type { TableLike } from '../../table.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: TableLike<typeof source> = {
  'notices.title': '通知',
  'notices.types': '通知类型',
  'notices.product': '产品',
  'notices.productUnread': '产品（{{unread}}）',
  'notices.promotion': '优惠活动',
  'notices.promotionUnread': '优惠活动（{{unread}}）',
  'notices.autoSend': '自动推送',
  'notices.autoSendUnread': '自动推送（{{unread}}）',
  'notices.new': '新',
  'notices.readAll': '全部标为已读',
  'notices.allRead': '已全部标为已读。',
  'notices.more': '显示更多',
  'notices.year': '通知会保留一年。',
  'notices.noProduct': '目前没有产品消息。',
  'notices.noPromotion': '目前没有优惠活动。',
  'notices.noAutoSend': '您没有自动推送的消息。',
  'notice.title': '通知',
  'notice.open': '打开页面',
  'notice.choose': '选择一条通知，即可在此阅读。',
  'notice.missing': '此通知已不存在，或不是发给您的。',
  'notice.toList': '全部通知',

  'notice.welcome.title': '欢迎使用 {{brand}}',
  'notice.welcome.content': '您的账户已创建。添加电表和电价后，{{brand}} 即可显示您的用电量和费用。',
  'notice.feedbackAnswered.title': '您的反馈已有回复',
  'notice.feedbackAnswered.content': '您的反馈“{{title}}”已有回复。',
  'notice.feedbackFinished.title': '您的反馈已关闭',
  'notice.feedbackFinished.content': '您的反馈“{{title}}”已关闭。',
  'notice.serialNumberLost.title': '序列号 {{sn}} 现已归属其他账户',
  'notice.serialNumberLost.content':
    '管理员已裁定序列号 {{sn}} 归属其他账户。您的电表“{{meter}}”保留全部读数，现在的序列号为 {{newSn}}。今后它只接收使用其上传密钥发送的读数，密钥可在电表页面查看。如果您认为有误，请联系管理员。',

  'notice.dailyReportSent.title': '{{site}} 的日报已发送',
  'notice.weeklyReportSent.title': '{{site}} 的周报已发送',
  'notice.monthlyReportSent.title': '{{site}} 的月报已发送',
  'notice.reportSent.content_other': '该报表涵盖 {{period}}，已发送给 {{count}} 位收件人。',
};
