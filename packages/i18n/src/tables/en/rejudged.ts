export const rejudged = {
  'rejudged.title': 'Changed months and bills',
  'rejudged.intro':
    'Stored counts of your meters were judged anew: after an upgrade of the program, or because an administrator had them computed again. This is what your months and bills said before, and what they say now.',
  'rejudged.none': 'No month and no bill has changed',
  'rejudged.noneHint':
    'Should stored counts ever be judged anew and change a month or a bill, you find it here.',
  'rejudged.begun': 'Judged anew on {{date}}',
  'rejudged.meters': 'Meters judged anew',
  'rejudged.months': 'Months',
  'rejudged.bills': 'Bills',
  'rejudged.period': 'Period',
  'rejudged.before': 'Previously',
  'rejudged.after': 'Now',
  'rejudged.difference': 'Difference',
  'rejudged.cause': 'Cause',
  'rejudged.openAudit': 'Audit list of {{meter}}',
  'rejudged.billHint':
    'A bill can also differ because a newer version of the program makes bills by corrected rules.',
  'rejudged.link': 'Changed months and bills',
  'download.rejudged':
    'What your months and bills said before stored counts were judged anew, and what they say since.',
  'notice.countsRejudged.title': 'Some of your months or bills have changed',
  'notice.countsRejudged.content':
    'Stored counts were judged anew. Meters: {{meters}}. Changed months: {{months}}. Changed bills: {{bills}}.',
} as const;
