import type { TableLike } from '../../table.ts';
import type { why as source } from '../en/why.ts';

export const why: TableLike<typeof source> = {
  'why.open': '{{name}}: 계산 방법',
  'why.counted': '이 계량기들의 지침이 기간 동안 증가한 양이며, 누락 구간의 추정치를 포함합니다:',
  'why.sum': '들어온 양의 합에서 다른 곳으로 나간 양을 뺀 값:',
  'why.selfUse': '현장에서 사용한 양을 발전량으로 나눈 값:',
  'why.selfSufficiency': '계통에서 오지 않은 양을 소비량으로 나눈 값:',
  'why.demand': '15분 평균 중 가장 높은 값으로, 시작과 끝의 지침에서 구합니다.',
  'why.meters': '계량기',
  'why.noMeters': '이 사이트에는 이를 측정하는 계량기가 없습니다.',
  'why.rule': '3상: {{rule}}',
  'why.known': '확인됨',
};
