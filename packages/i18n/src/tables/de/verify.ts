export const verify = {
  'verify.notice_title': 'Gespeichertes weicht von den Messungen ab',
  'verify.notice_content':
    'Abweichungen zwischen den Messungen und dem daraus Berechneten: {{differences}}. Der Befehl „rebuild“ behebt sie.',
};
