import type { TableLike } from '../../table.ts';
import type { rejudged as source } from '../en/rejudged.ts';

export const rejudged: TableLike<typeof source> = {
  'rejudged.title': '변경된 월과 요금',
  'rejudged.intro':
    '저장된 계량기 지침을 다시 판정했습니다. 프로그램을 업그레이드했거나 관리자가 다시 계산하도록 했기 때문입니다. 월별 값과 요금이 이전에는 얼마였고 지금은 얼마인지 보여 줍니다.',
  'rejudged.none': '변경된 월이나 요금이 없습니다',
  'rejudged.noneHint': '저장된 지침을 다시 판정하여 월별 값이나 요금이 변경되면 여기에 표시됩니다.',
  'rejudged.begun': '{{date}}에 다시 판정함',
  'rejudged.meters': '다시 판정한 계량기',
  'rejudged.months': '월',
  'rejudged.bills': '요금',
  'rejudged.period': '기간',
  'rejudged.before': '이전',
  'rejudged.after': '현재',
  'rejudged.difference': '차이',
  'rejudged.cause': '원인',
  'rejudged.openAudit': '{{meter}} 검증 목록',
  'rejudged.billHint': '새 버전의 프로그램이 바로잡은 규칙으로 요금을 계산하여 요금이 달라질 수도 있습니다.',
  'rejudged.link': '변경된 월과 요금',
  'download.rejudged': '저장된 지침을 다시 판정하기 전과 후의 월별 값과 요금.',
  'notice.countsRejudged.title': '일부 월별 값 또는 요금이 변경되었습니다',
  'notice.countsRejudged.content':
    '저장된 지침을 다시 판정했습니다. 계량기: {{meters}}. 변경된 월: {{months}}. 변경된 요금: {{bills}}.',
};
