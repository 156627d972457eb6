import type { TableLike } from '../../table.ts';
import type { verify as source } from '../en/verify.ts';

export const verify: TableLike<typeof source> = {
  'verify.notice_title': '저장된 값이 검침값과 다릅니다',
  'verify.notice_content':
    '검침값과 계산된 값의 차이: {{differences}}. “rebuild” 명령으로 바로잡을 수 있습니다.',
};
