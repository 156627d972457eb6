import type { TableLike } from '../../table.ts';
import type { compare as source } from '../en/compare.ts';

export const compare: TableLike<typeof source> = {
  'compare.bills': '요금 비교',
  'compare.link': '두 기간 또는 두 사이트 비교',
  'compare.with': '비교 대상',
  'compare.otherPeriod': '다른 기간',
  'compare.otherSite': '다른 사이트',
  'compare.figure': '항목',
  'compare.difference': '차이',
  'compare.differencePerDay': '하루당 차이',
  'compare.perDay': '{{first}}일과 {{second}}일: 차이는 하루 기준입니다.',
  'compare.running': '{{name}}: 아직 진행 중입니다.',
  'compare.partly': '{{name}}: {{known}}',
  'compare.bars': '나란히 보기',
  'compare.differences': '시간별 차이',
  'compare.differenceSummary':
    '{{first}}에서 {{second}}을(를) 뺀 값(양쪽 모두 알려지고 끝난 부분): {{amount}}.',
  'compare.more': '{{name}} 쪽이 많음',
  'compare.missing': '데이터 없음: {{name}}',
  'compare.currencies': '서로 다른 통화의 금액은 비교하지 않습니다.',
  'compare.summary': '{{first}}: {{firstAmount}}. {{second}}: {{secondAmount}}.',
  'compare.totals': '합계',
};
