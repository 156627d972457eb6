// A real mail server in the test's process, which answers as a test wants and keeps what it took.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TakenMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Email;
  readonly source: string;
};

type Refusal = { readonly code: number; readonly text: string };

export type TestSmtp = {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  logins(): number;
  /** Attempts at DATA, those refused included. */
  attempts(): number;
  /** Refusals of the next mails, one each. */
  refuseNext(...refusals: Refusal[]): void;
  /** Whether a recipient is refused, asked at RCPT TO. */
  refuseRecipients(refusal: (address: string) => Refusal | null): void;
  /** Called with the number of mails taken so far, just before the sender is answered. */
  onTaken(listener: (count: number) => void): void;
  /** Does not answer until the test says so. */
  hold(): () => void;
  close(): Promise<void>;
};

type Login = { readonly user: string; readonly pass: string };

export const smtpForTest = async ({
  port = 0,
  login,
}: {
  port?: number;
  login?: Login;
} = {}): Promise<TestSmtp> => {
  const taken: TakenMail[] = [];
  const refusals: Refusal[] = [];
  let attempts = 0;
  let logins = 0;
  let refusalOf = (_address: string): Refusal | null => null;
  let onTaken = (_count: number): void => undefined;
  let held: Promise<void> = Promise.resolve();
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: login === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      logins += 1;
      const isRight = username === login?.user && password === login?.pass;
      if (isRight) done(null, { user: username });
      else done(answer({ code: 535, text: '5.7.8 Authentication failed' }));
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusalOf(address);
      done(refusal && answer(refusal));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        attempts += 1;
        await held;
        const refusal = refusals.shift();
        if (refusal) return done(answer(refusal));
        const source = Buffer.concat(chunks).toString();
        const mail = await PostalMime.parse(source);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail, source });
        onTaken(taken.length);
        done();
      });
    },
  });
  // A sender that is killed leaves its connection behind.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = server.server.address() as AddressInfo;
  const user = login ? `${encodeURIComponent(login.user)}:${login.pass}@` : '';
  return {
    url: `smtp://${user}127.0.0.1:${listening.port}`,
    taken,
    logins: () => logins,
    attempts: () => attempts,
    refuseNext: (...next) => void refusals.push(...next),
    refuseRecipients: (refusal) => {
      refusalOf = refusal;
    },
    onTaken: (listener) => {
      onTaken = listener;
    },
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const answer = ({ code, text }: Refusal): Error => Object.assign(new Error(text), { responseCode: code });
