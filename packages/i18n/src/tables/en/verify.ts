export const verify = {
  'verify.notice_title': 'Stored figures differ from the readings',
  'verify.notice_content':
    'Differences between the readings and the figures calculated from them: {{differences}}. The command “rebuild” corrects them.',
} as const;
