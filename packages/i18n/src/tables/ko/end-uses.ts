import type { TableLike } from '../../table.ts';
import type { endUses as source } from '../en/end-uses.ts';

export const endUses: TableLike<typeof source> = {
  'uses.title': '전기 사용처',
  'uses.ofMonth': '이번 달 전기 사용처',
  'uses.notMeasured': '측정되지 않음',
  'uses.others': '기타 계량기',
  'uses.restOf': '{{meter}}의 나머지',
  'uses.own': '태양광과 저장장치에서 {{percent}}',
  'uses.alwaysOn': '상시 {{energy}}',
  'uses.exceeds':
    '계량기들이 소비량보다 {{energy}} 더 표시합니다. 각 계량기가 무엇을 측정하는지, 어느 것이 다른 계량기 뒤에 있는지 확인하세요.',
  'uses.exceedsMeter': '{{meter}} 뒤의 계량기들이 이 계량기보다 {{energy}} 더 표시합니다.',
  'uses.outside': '소비량을 알 수 없는 동안 {{energy}}이(가) 측정되었습니다. 포함되지 않았습니다.',
  'uses.unknown': '전체 시간의 {{percent}} 동안 알 수 없음',
  'uses.prices':
    '계통 전력은 15분마다의 가격에 에너지 세금을 더한 금액입니다. 고정 요금, 기본(수요) 요금, 누진 단계는 개별 기기에 속하지 않습니다.',
  'uses.emissions':
    '계통 전력의 CO₂를 15분마다의 계수로 계산한 값입니다. 태양광과 저장장치가 내놓은 전력은 CO₂ 없이 계산합니다.',
  'uses.unpriced': '계통 전력 {{energy}}에 가격이 없습니다.',
  'uses.storage': '계통에서 저장장치 충전',
  'uses.notByDevice': '기기와 무관',
  'uses.tiersAndTaxes': '누진 단계, 기타 세금, 반올림',
  'uses.legendAlwaysOn': '상시 소비',
  'uses.none': '소비가 없습니다.',
};
