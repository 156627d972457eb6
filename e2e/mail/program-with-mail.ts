import { dataFolder, startProgram } from '../program/index.ts';
import { smtpForTest, type TestSmtp } from './smtp-for-test.ts';

export type ProgramWithMail = {
  readonly origin: string;
  readonly smtp: TestSmtp;
  /** On the same data, at another address. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends both and deletes the program's data. */
  stop(): Promise<void>;
};

/** A program without the demo that sends its mails to a server of its own. */
export const programWithMail = async (
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramWithMail> => {
  const [folder, smtp] = await Promise.all([dataFolder(), smtpForTest()]);
  const start = (more = env) =>
    startProgram({ dataDir: folder.path, env: { DEMO: 'off', SMTP_URL: smtp.url, ...more } });
  let program = await start();
  return {
    get origin() {
      return program.origin;
    },
    smtp,
    restart: async (more) => {
      await program.stop();
      program = await start(more);
    },
    stop: async () => {
      await program.stop();
      await smtp.close();
      await folder.remove();
    },
  };
};
