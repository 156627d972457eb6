export const editing = {
  'edit.saved': '已保存',
  'edit.deleted': '已删除',
  'edit.edited': '已修改',
  'action.edit': '编辑',
  'action.save': '保存',
  'action.delete': '删除',
  'action.add': '添加',
  'action.undo': '撤销',
  'unsaved.question': '不保存就离开吗？',
  'unsaved.text': '您在此页面所做的更改将会丢失。',
  'unsaved.leave': '离开',
};
