import { describe, expect, it } from 'vitest';
import { buildAutoSend } from '../../../test/build-auto-send.ts';
import { checkSetting, formOfSetting, hasChanged } from './setting-form.ts';

const setting = {
  username: 'ada',
  fullName: 'Ada Lovelace',
  telephone: null,
  email: null,
  emailConfirmed: false,
  lang: 'en',
  deleteAt: null,
  push: false,
  autoSend: buildAutoSend(),
};
const before = formOfSetting(setting);

describe('the form of the user’s settings', () => {
  it('shows nothing for what is unknown, and has not changed by being shown', () => {
    expect(before).toMatchObject({
      fullName: 'Ada Lovelace',
      telephone: '',
      email: '',
      push: false,
    });
    expect(hasChanged(formOfSetting(setting), before)).toBe(false);
    expect(hasChanged({ ...before, push: true }, before)).toBe(true);
  });

  it('may leave out telephone and e-mail', () => {
    expect(checkSetting(before).kind).toBe('valid');
  });

  it.each([
    ['fullName', { fullName: ' ' }, 'full_name_required'],
    ['fullName', { fullName: 'x'.repeat(51) }, 'full_name_length'],
    ['telephone', { telephone: 'at home' }, 'telephone_invalid'],
    ['email', { email: 'ada@' }, 'email_invalid'],
  ])('says what is wrong with %s', (field, change, code) => {
    expect(checkSetting({ ...before, ...change })).toEqual({ kind: 'invalid', errors: { [field]: code } });
  });
});
