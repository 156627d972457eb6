export const mail = {
  'mail.welcome.subject': 'Welcome to Ohmstead',
  'mail.confirmEmail.subject': 'Please confirm your e-mail address',
  'mail.resetPassword.subject': 'Choose a new password',
  'mail.passwordChanged.subject': 'Your password has been changed',
  'mail.accountToBeDeleted.subject': 'Your account will be deleted',
  'mail.accountDeleted.subject': 'Your account has been deleted',
  'mail.feedbackAnswered.subject': 'Your feedback has been answered',
} as const;
