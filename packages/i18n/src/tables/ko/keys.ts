import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': '키보드 단축키',
  'keys.everywhere': '모든 화면',
  'keys.inCharts': '차트',
  'keys.inLists': '탭, 선택 항목, 정렬 목록',
  'keys.next': '다음 요소',
  'keys.before': '이전 요소',
  'keys.press': '누르기 또는 열기',
  'keys.close': '대화상자 닫기',
  'keys.list': '이 목록 표시',
  'keys.point': '이전·다음 지점',
  'keys.ends': '처음·마지막 지점',
  'keys.period': '이전·다음 기간',
  'keys.series': '계열 전환',
  'keys.openPoint': '지점 열기',
  'keys.choose': '선택 또는 행 이동',
  'keys.named.tab': 'Tab',
  'keys.named.shift': 'Shift',
  'keys.named.enter': 'Enter',
  'keys.named.esc': 'Esc',
  'keys.named.home': 'Home',
  'keys.named.end': 'End',
  'keys.named.pageUp': 'Page Up',
  'keys.named.pageDown': 'Page Down',
};
