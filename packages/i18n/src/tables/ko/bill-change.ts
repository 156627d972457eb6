import type { TableLike } from '../../table.ts';
import type { billChange as source } from '../en/bill-change.ts';

export const billChange: TableLike<typeof source> = {
  'billChange.title': '왜 더 많거나 적을까?',
  'billChange.than': '비교 대상',
  'billChange.previous': '이전 기간',
  'billChange.lastYear': '1년 전',
  'billChange.more': '{{period}}보다 {{amount}} 많음',
  'billChange.less': '{{period}}보다 {{amount}} 적음',
  'billChange.same': '{{period}}과(와) 같음',
  'billChange.unknown': '다른 요금을 알 수 없어 비교할 수 없습니다.',
  'billChange.open': '두 요금을 같은 일수의 온전한 날까지 비교합니다.',
  'billChange.days': '일수',
  'billChange.use': '소비: {{meter}}',
  'billChange.useRest': '측정되지 않은 소비',
  'billChange.useAll': '소비',
  'billChange.selfUse': '자가 에너지 비율',
  'billChange.hours': '사용 시간대',
  'billChange.prices': '가격',
  'billChange.energy': '구매한 전력',
  'billChange.tiers': '누진 단계와 반올림',
  'billChange.exportCredit': '상계 크레딧',
  'billChange.fixed': '고정 요금',
  'billChange.demand': '수요 요금',
  'billChange.taxes': '세금',
  'billChange.income': '판매 수입',
};
