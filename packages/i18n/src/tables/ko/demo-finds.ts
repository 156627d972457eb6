import type { TableLike } from '../../table.ts';
import type { demoFinds as source } from '../en/demo-finds.ts';

export const demoFinds: TableLike<typeof source> = {
  'demoFinds.title': '찾아볼 만한 것',
  'demoFinds.hint': '데모의 과거에는 실제와 같은 오류가 들어 있습니다. 어떻게 처리되는지 살펴보세요.',
  'demoFinds.silence': '하루 동안 검침값 없음: 해당 시간은 추정되며 전력량은 손실되지 않습니다',
  'demoFinds.restart': '정전 후 다시 0부터 계량: 전력량은 이어집니다',
  'demoFinds.spike': '잘못된 지침이 한 번 표시됨: 반영되지 않습니다',
  'demoFinds.replacement': '새 계량기로 교체됨: 두 지침이 모두 기록되어 있습니다',
  'demoFinds.question': '중단 후 더 낮은 값부터 계량: 계량기가 무슨 일이 있었는지 묻습니다',
  'demoFinds.invoice': '공급사의 청구서가 측정된 것보다 많이 청구합니다',
};
