export const verify = {
  'verify.notice_title': '存储的数据与读数不一致',
  'verify.notice_content': '读数与由其计算的数据之间的差异：{{differences}} 处。使用“rebuild”命令可修复。',
};
