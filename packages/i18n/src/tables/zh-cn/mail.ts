import type { TableLike } from '../../table.ts';
import type { mail as source } from '../en/mail.ts';

export const mail: TableLike<typeof source> = {
  'mail.greeting': '{{name}}，您好：',
  'mail.greetingWithoutName': '您好：',
  'mail.linkAsText': '如果按钮无法使用，请在浏览器中打开以下地址：',
  'mail.automatic': '此邮件由系统自动发送，请勿回复。',

  'mail.welcome.subject': '欢迎使用 {{brand}}',
  'mail.welcome.text': '您的账户已创建，用户名为 {{username}}。',
  'mail.welcome.next': '登录后即可查看电表的测量数据，并填写您的电价。',
  'mail.welcome.button': '打开 {{brand}}',
  'mail.welcome.why': '您收到此邮件，是因为注册账户时填写了此邮箱地址。如果不是您本人操作，请忽略此邮件。',

  'mail.confirmEmail.subject': '请确认您的电子邮箱地址',
  'mail.confirmEmail.text': '请确认这是您的邮箱地址。它用于就您的账户与您联系，例如在您忘记密码时。',
  'mail.confirmEmail.button': '确认此地址',
  'mail.confirmEmail.why':
    '您收到此邮件，是因为有账户将此地址填写为联系邮箱。如果不是您本人操作，请忽略此邮件，该地址将保持未确认状态。',

  'mail.resetPassword.subject': '设置新密码',
  'mail.resetPassword.text': '有人为账户 {{username}} 申请了新密码。',
  'mail.resetPassword.next_other': '以下链接在 {{count}} 分钟内有效，且只能使用一次。',
  'mail.resetPassword.button': '设置新密码',
  'mail.resetPassword.why':
    '您收到此邮件，是因为有人在忘记密码页面输入了您的用户名。如果不是您本人操作，请忽略此邮件，您的密码不会改变。',

  'mail.passwordChanged.subject': '您的密码已修改',
  'mail.passwordChanged.text': '账户 {{username}} 的密码刚刚被修改。',
  'mail.passwordChanged.next': '如果不是您本人操作，请立即设置新密码。',
  'mail.passwordChanged.button': '设置新密码',
  'mail.passwordChanged.why': '您收到此邮件，是因为这是该账户的联系邮箱。',

  'mail.accountToBeDeleted.subject': '您的账户将被删除',
  'mail.accountToBeDeleted.text': '根据您的申请，账户 {{username}} 及其全部内容将于{{date}}删除。',
  'mail.accountToBeDeleted.next': '在此之前您可以改变主意。如果这不是您的申请，请保留账户并修改密码。',
  'mail.accountToBeDeleted.button': '保留账户',
  'mail.accountToBeDeleted.why': '您收到此邮件，是因为这是该账户的联系邮箱。',

  'mail.accountDeleted.subject': '您的账户已删除',
  'mail.accountDeleted.text': '账户 {{username}} 及其全部内容已删除。',
  'mail.accountDeleted.next': '感谢您使用 {{brand}}。您可以随时重新注册。',
  'mail.accountDeleted.why': '您收到此邮件，是因为这曾是该账户的联系邮箱。这是最后一封邮件。',

  'mail.feedbackAnswered.subject': '您的反馈“{{title}}”已有回复',
  'mail.feedbackAnswered.text': '以下是对您反馈的回复：',
  'mail.feedbackAnswered.button': '打开对话',
  'mail.feedbackAnswered.why': '您收到此邮件，是因为您填写了此地址用于接收反馈的回复。',
};
