import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': '有变化的月份和账单',
  'rejudged.intro':
    '已存储的电表表码被重新判定：可能是程序升级之后，也可能是管理员要求重新计算。这里列出您的月份和账单以前的数值以及现在的数值。',
  'rejudged.none': '没有月份或账单发生变化',
  'rejudged.noneHint': '如果将来重新判定已存储的表码并使某个月份或账单发生变化，您可以在这里看到。',
  'rejudged.begun': '重新判定于 {{date}}',
  'rejudged.meters': '重新判定的电表',
  'rejudged.months': '月份',
  'rejudged.bills': '账单',
  'rejudged.period': '期间',
  'rejudged.before': '以前',
  'rejudged.after': '现在',
  'rejudged.difference': '差额',
  'rejudged.cause': '原因',
  'rejudged.openAudit': '{{meter}} 的审核记录',
  'rejudged.billHint': '账单有差异，也可能是因为新版本程序按更正后的规则生成账单。',
  'rejudged.link': '有变化的月份和账单',
  'download.rejudged': '重新判定已存储的表码之前和之后，您的月份和账单的数值。',
  'notice.countsRejudged.title': '您的部分月份或账单有变化',
  'notice.countsRejudged.content':
    '已存储的表码被重新判定。电表：{{meters}}。有变化的月份：{{months}}。有变化的账单：{{bills}}。',
};
