import type { TableLike } from '../../table.ts';
import type { charts as source } from '../en/charts.ts';

export const charts: TableLike<typeof source> = {
  'chart.wholeDay': '하루 전체',
  'chart.wholePeriod': '전체 기간',
  'chart.table': '표로 보기',
  'chart.tableCaption': '차트의 수치',
  'chart.hour': '시간',
  'chart.time': '시각',
  'chart.mean': '시간별 평균({{unit}})',
  'chart.read': '차트 읽기',
  'chart.readHint': '화살표 키로 1분씩, Shift와 함께 누르면 1시간씩 이동합니다.',
  'chart.barsHint': '왼쪽·오른쪽 화살표 키로 막대 사이를 이동하고, 위·아래 키로 계열을 선택합니다.',
  'chart.barsOpenHint':
    '왼쪽·오른쪽 화살표 키로 막대 사이를 이동하고, 위·아래 키로 계열을 선택하며, Enter로 막대를 엽니다.',
  'chart.linesHint':
    '왼쪽·오른쪽 화살표 키로 차트를 따라 이동하고, Shift와 함께 누르면 더 크게 이동하며, 위·아래 키로 계열을 선택합니다.',
  'chart.zoomOut': '축소',
  'chart.failed': '차트를 불러올 수 없습니다. 아래 표에서 같은 수치를 볼 수 있습니다.',
  'chart.estimated': '추정',
  'chart.compared': '비교 대상',
  'chart.comparedOf': '{{name}}(비교)',
  'chart.budgetUsed': '사용: {{amount}}',
  'chart.budgetForecast': '예상: {{amount}}',
  'chart.budgetTarget': '목표: {{amount}}',
  'chart.day': '일',
  'chart.month': '월',
  'chart.from': '공급원',
  'chart.to': '사용처',
  'chart.heatHint': '왼쪽·오른쪽 화살표 키로 시간을, 위·아래 키로 날짜를 이동합니다.',
  'chart.heatCaption': '시간별 kWh',
  'chart.noSuchHour': '서머타임 전환으로 이 시간은 없습니다.',
  'chart.hatchedUnknown': '빗금: 데이터 없음',
  'chart.letterOffPeak': '경',
  'chart.letterStandard': '중',
  'chart.letterPeak': '최',
  'chart.flowsHint':
    '위·아래 화살표 키로 에너지의 공급원이나 사용처를 읽고, 왼쪽·오른쪽 키로 반대편으로 이동합니다.',
  'chart.save': '차트 저장',
  'chart.savePicture': '그림(PNG)',
  'chart.pictureFailed': '그림을 만들 수 없습니다. 다시 시도하세요.',
};
