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

  'mail.confirmChannel.subject': 'May messages be sent to this address?',
  'mail.confirmChannel.text':
    'The owner of the account {{username}} wants to have messages about electricity meters sent to this address, such as that a meter is offline. They are sent only if you agree.',
  'mail.confirmChannel.why':
    'You are receiving this e-mail because somebody entered this address for messages. If you do not want them, ignore this e-mail; nothing more is sent.',

  'mail.channelTest.button': 'Open the messages',

  'mail.incident.button': 'Open the alert',
  'mail.incident.why':
    'You are receiving this e-mail because messages about alerts are sent to this address. The owner of the account can change that in the user settings, under Messages.',
  'mail.autoSend.first':
    '{{sender}} has entered this address as a recipient of reports and alerts of {{brand}}. If you do not want them, use the link at the end of this e-mail.',
  'mail.autoSend.whyOwn':
    'You are receiving this e-mail because your address is in the list of recipients in your settings.',
  'mail.autoSend.whyOther':
    'You are receiving this e-mail because {{sender}} has entered your address as a recipient of reports and alerts.',
  'mail.autoSend.whyTest': 'You are receiving this e-mail because you have asked for a test.',
  'mail.autoSend.leave': 'Receive no more of these e-mails',

  'mail.report.dailySubject': 'Daily report of {{site}}: {{period}}',
  'mail.report.weeklySubject': 'Weekly report of {{site}}: {{period}}',
  'mail.report.monthlySubject': 'Monthly report of {{site}}: {{period}}',
  'mail.report.test': 'Test: {{subject}}',
  'mail.report.button': 'Open the report',
  'mail.report.attached': 'All figures are in the attached spreadsheet.',
  'mail.report.noData': 'There are no readings from this period. That is why its figures are unknown.',
  'mail.report.skipped_one':
    'One earlier report, of {{period}}, could not be sent in time. This is the newest; the earlier one is not sent any more.',
  'mail.report.skipped_other':
    '{{count}} earlier reports, of {{period}}, could not be sent in time. This is the newest; the earlier ones are not sent any more.',
  'mail.report.energy': 'Energy',
  'mail.report.consumption': 'Consumption',
  'mail.report.import': 'From the grid',
  'mail.report.export': 'To the grid',
  'mail.report.yield': 'Yield',
  'mail.report.selfUse': 'Self-use',
  'mail.report.selfSufficiency': 'Self-sufficiency',
  'mail.report.demand': 'Highest quarter-hour from the grid',
  'mail.report.bill': 'Bill so far, since {{date}}',
  'mail.report.billOf': 'Bill, {{period}}',
  'mail.report.changeDaily': '{{change}} against the day before',
  'mail.report.changeWeekly': '{{change}} against the week before',
  'mail.report.changeMonthly': '{{change}} against the month before',
  'mail.report.coverage': 'Coverage',
  'mail.report.measured': '{{share}} measured',
  'mail.report.estimated': '{{share}} estimated',
  'mail.report.missing': '{{share}} missing',
  'mail.report.dayPicture': 'The day by quarter-hours, in {{unit}}',
  'mail.report.daysPicture': 'The days of the period, in {{unit}}',
  'mail.report.monthPicture': 'The month so far by days, in {{unit}}',
  'mail.report.pictureText': 'Chart: {{what}}; at most {{highest}}.',
  'mail.report.place': 'Site',
  'mail.report.address': 'Address',
  'mail.report.meters': 'Meters',
  'mail.report.systemSize': 'Installed power',
  'mail.report.exceptions': 'Faults',
  'mail.report.noExceptions': 'No faults in this period.',
  'mail.report.quarantined_one': 'One reading has an implausible time and is waiting for your decision.',
  'mail.report.quarantined_other':
    '{{count}} readings have an implausible time and are waiting for your decision.',
  'mail.report.alerts': 'Alerts',
  'mail.report.noAlerts': 'No alert information',
  'mail.report.open': 'Going on since {{from}}',
  'mail.report.more_one': 'There is one more; see the list in the app.',
  'mail.report.more_other': 'There are {{count}} more; see the list in the app.',
  'mail.report.devices': 'Devices',
  'mail.report.allDevicesWork': 'All devices are sending.',
  'mail.report.deviceSilent': 'No reading since {{since}}',
  'mail.report.deviceNever': 'No reading has ever come',
  'mail.report.deviceFault': 'It has an open fault',

  'mail.exceptions.subject': 'Something needs your attention',
  'mail.exceptions.text': 'This is what has happened since {{since}}.',
  'mail.exceptions.faults': 'Faults',
  'mail.exceptions.quarantined': 'Readings with an implausible time',
  'mail.exceptions.quarantinedOf_one': 'One reading is waiting for your decision',
  'mail.exceptions.quarantinedOf_other': '{{count}} readings are waiting for your decision',
  'mail.exceptions.sending': 'Sending',
  'mail.exceptions.failedMail': '“{{subject}}” to {{to}}',
  'mail.exceptions.failedReport':
    'The report of {{date}} could not be made. You can still see it in the app.',
  'mail.exceptions.failedMessages_one': '{{count}} message could not be delivered',
  'mail.exceptions.failedMessages_other': '{{count}} messages could not be delivered',
  'mail.exceptions.button': 'Open {{brand}}',
} as const;
