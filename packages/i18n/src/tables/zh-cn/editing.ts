export const editing = {
  'edit.saved': '已保存',
  'edit.deleted': '已删除',
  'edit.edited': '已修改',
};
