// The specification's message behind the link of a mail: of a program of its own, which sends mails.
import { calls } from '@ohmstead/contract';
import { textOf } from '@ohmstead/i18n';
import { expect } from 'vitest';
import { arrivingMail, linkIn } from '../mail/arriving-mail.ts';
import { programWithMail } from '../mail/program-with-mail.ts';
import { ask } from '../people/ask.ts';
import { logIn, newPerson, register } from '../people/person.ts';
import type { Row } from './row.ts';

const passwordReset: Row = {
  says: 'password reset with the new password shown',
  shownBy: calls.mailedLink.resetpassword.name,
  prove: async () => {
    const { origin, smtp, stop } = await programWithMail();
    try {
      const person = { ...newPerson(), email: 'ada@example.net' };
      const { username, email } = person;
      await register(origin, person);
      await ask(origin, calls.mailedLink.sendemail.path, { body: { username } });
      const subject = textOf('en', 'mail.resetPassword.subject');
      const link = new URL(linkIn(await arrivingMail(smtp, { to: email, subject })));
      const body = { token: link.hash.slice(1) };
      const { message, data } = await ask(origin, calls.mailedLink.resetpassword.path, { body });
      const { password } = data as { password: string }; // The contract’s answer.
      expect(message).toBe(textOf('en', 'password.reset', { password }));
      await logIn(origin, { username, password });
    } finally {
      await stop();
    }
  },
};

export const messagesByMail: readonly Row[] = [passwordReset];
