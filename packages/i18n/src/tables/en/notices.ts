export const notices = {
  'notice.welcome.title': 'Welcome to Ohmstead',
  'notice.welcome.content':
    'Your account is ready. Add your meters and the price of your electricity, and Ohmstead shows what you use and what it costs.',
  'notice.feedbackAnswered.title': 'Your feedback has been answered',
  'notice.feedbackAnswered.content': 'There is an answer to your feedback “{{title}}”.',
  'notice.feedbackFinished.title': 'Your feedback has been closed',
  'notice.feedbackFinished.content': 'Your feedback “{{title}}” has been closed.',
} as const;
