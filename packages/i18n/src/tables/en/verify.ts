export const verify = {
  'verify.notice_title': 'What is stored differs from the readings',
  'verify.notice_content':
    'Differences between the readings and what is computed from them: {{differences}}. The command “rebuild” mends them.',
} as const;
