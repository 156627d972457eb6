import type { TableLike } from '../../table.ts';
import type { editing as source } from '../en/editing.ts';

export const editing: TableLike<typeof source> = {
  'edit.saved': '저장됨',
  'edit.deleted': '삭제됨',
  'edit.edited': '수정됨',
  'action.edit': '편집',
  'action.save': '저장',
  'action.delete': '삭제',
  'action.add': '추가',
  'action.undo': '실행 취소',
  'csv.file': 'CSV 파일',
  'csv.noFile': '파일을 선택하세요.',
  'csv.send': '업로드',
  'csv.line': '{{row}}행: {{problem}}',
  'unsaved.question': '저장하지 않고 나갈까요?',
  'unsaved.text': '이 페이지에서 변경한 내용이 사라집니다.',
  'unsaved.leave': '나가기',
};
