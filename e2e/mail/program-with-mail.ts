import { dataFolder, type Program, startProgram } from '../program/index.ts';
import { smtpForTest, type TestSmtp } from './smtp-for-test.ts';

export type ProgramWithMail = {
  readonly origin: Program['origin'];
  readonly smtp: TestSmtp;
  /** Ends both and deletes the program's data. */
  stop(): Promise<void>;
};

/** A program without the demo that sends its mails to a server of its own. */
export const programWithMail = async (
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramWithMail> => {
  const [folder, smtp] = await Promise.all([dataFolder(), smtpForTest()]);
  const settings = { DEMO: 'off', SMTP_URL: smtp.url, ...env };
  const program = await startProgram({ dataDir: folder.path, env: settings });
  return {
    origin: program.origin,
    smtp,
    stop: async () => {
      await program.stop();
      await smtp.close();
      await folder.remove();
    },
  };
};
