import type { TableLike } from '../../table.ts';
import type { brief as source } from '../en/brief.ts';

export const brief: TableLike<typeof source> = {
  'brief.title': '한눈에 보기',
  'brief.yesterday': '어제',
  'brief.less': '평소({{weekday}})보다 {{percent}} 적음',
  'brief.more': '평소({{weekday}})보다 {{percent}} 많음',
  'brief.same': '평소({{weekday}})와 비슷함',
  'brief.partly': '하루의 {{percent}}만 알려짐',
  'brief.soFar': '지금까지 {{amount}}',
  'brief.heading': '예상 {{amount}}',
  'brief.headingBand': '예상 {{amount}} ({{low}}~{{high}})',
  'brief.priceNow': '현재 가격',
  'brief.perKwh': 'kWh당 {{price}}',
  'brief.cheapest': '{{from}}~{{to}} {{price}}',
  'brief.unknown': '어제에 대해 알려진 것이 없습니다',
};
