export const mail = {
  'mail.greeting': 'Hello {{name}},',
  'mail.greetingWithoutName': 'Hello,',
  'mail.linkAsText': 'If the button does not work, open this address in your browser:',
  'mail.automatic': 'This e-mail was sent automatically. Replies to it are not read.',

  'mail.welcome.subject': 'Welcome to {{brand}}',
  'mail.welcome.text': 'Your account is ready. Your username is {{username}}.',
  'mail.welcome.next': 'Log in to see what your meters measure and to add your tariff.',
  'mail.welcome.button': 'Open {{brand}}',
  'mail.welcome.why':
    'You are receiving this e-mail because this address was given when the account was registered. If this was not you, you can ignore this e-mail.',

  'mail.confirmEmail.subject': 'Please confirm your e-mail address',
  'mail.confirmEmail.text':
    'Please confirm that this is your address. It is used to reach you about your account, for instance when you forget your password.',
  'mail.confirmEmail.button': 'Confirm this address',
  'mail.confirmEmail.why':
    'You are receiving this e-mail because this address was entered as the contact address of an account. If this was not you, you can ignore this e-mail; the address then stays unconfirmed.',

  'mail.resetPassword.subject': 'Choose a new password',
  'mail.resetPassword.text': 'A new password was requested for the account {{username}}.',
  'mail.resetPassword.next_one': 'The link below works once, within {{count}} minute.',
  'mail.resetPassword.next_other': 'The link below works once, within {{count}} minutes.',
  'mail.resetPassword.button': 'Choose a new password',
  'mail.resetPassword.why':
    'You are receiving this e-mail because somebody entered your username on the page for forgotten passwords. If this was not you, you can ignore this e-mail; your password stays as it is.',

  'mail.passwordChanged.subject': 'Your password has been changed',
  'mail.passwordChanged.text': 'The password of the account {{username}} has just been changed.',
  'mail.passwordChanged.next': 'If this was not you, choose a new password at once.',
  'mail.passwordChanged.button': 'Choose a new password',
  'mail.passwordChanged.why':
    'You are receiving this e-mail because this is the contact address of the account.',

  'mail.accountToBeDeleted.subject': 'Your account will be deleted',
  'mail.accountToBeDeleted.text':
    'As requested, the account {{username}} and everything in it will be deleted on {{date}}.',
  'mail.accountToBeDeleted.next':
    'Until then you can change your mind. If you did not request this, keep the account and change your password.',
  'mail.accountToBeDeleted.button': 'Keep the account',
  'mail.accountToBeDeleted.why':
    'You are receiving this e-mail because this is the contact address of the account.',

  'mail.accountDeleted.subject': 'Your account has been deleted',
  'mail.accountDeleted.text': 'The account {{username}} and everything in it have been deleted.',
  'mail.accountDeleted.next': 'Thank you for using {{brand}}. You can register again at any time.',
  'mail.accountDeleted.why':
    'You are receiving this e-mail because this was the contact address of the account. This is the last one.',

  'mail.feedbackAnswered.subject': 'Your feedback “{{title}}” has been answered',
  'mail.feedbackAnswered.text': 'This is the answer to what you wrote:',
  'mail.feedbackAnswered.button': 'Open the conversation',
  'mail.feedbackAnswered.why':
    'You are receiving this e-mail because you gave this address for answers to your feedback.',
} as const;
