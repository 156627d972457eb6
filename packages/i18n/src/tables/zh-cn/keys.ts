import type { TableLike } from '../../table.ts';
import type { keys as source } from '../en/keys.ts';

export const keys: TableLike<typeof source> = {
  'keys.title': '键盘快捷键',
  'keys.everywhere': '任何位置',
  'keys.inCharts': '在图表中',
  'keys.inLists': '在标签页、选项和可排序列表中',
  'keys.next': '下一个控件',
  'keys.before': '上一个控件',
  'keys.press': '按下或打开',
  'keys.close': '关闭对话框',
  'keys.list': '显示此列表',
  'keys.point': '前一个和后一个点',
  'keys.ends': '第一个和最后一个点',
  'keys.period': '前一个和后一个时段',
  'keys.series': '切换数据系列',
  'keys.openPoint': '打开该点',
  'keys.choose': '选择，或移动一行',
  'keys.named.tab': 'Tab 键',
  'keys.named.shift': 'Shift 键',
  'keys.named.enter': '回车键',
  'keys.named.esc': 'Esc 键',
  'keys.named.home': 'Home 键',
  'keys.named.end': 'End 键',
  'keys.named.pageUp': 'Page Up 键',
  'keys.named.pageDown': 'Page Down 键',
};
