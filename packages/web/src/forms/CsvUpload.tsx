import type { ErrorCode } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { TextField } from '../ui/Field.tsx';
import styles from './CsvUpload.module.css';
import { refusedFields } from './refused-fields.ts';
import { SubmitButton } from './SubmitButton.tsx';

type CsvUploadProps = {
  summary: string;
  hint: string;
  /** What the server calls the rows where it refuses one. */
  rows: string;
  save: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void };
  onSend: (csv: string) => void;
  /** Further fields, above the file. */
  children?: ReactNode;
};

/** Values over time from a file. A refused row is named by its number. */
export const CsvUpload = ({ summary, hint, rows, save, onSend, children }: CsvUploadProps) => {
  const { say } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(false);
  const problem = useProblem(rows, save.error);
  const choose = (chosen: File | null) => {
    save.reset();
    setSent(false);
    setFile(chosen);
  };
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const csv = await textOf(file);
    setSent(true);
    if (csv !== null) return onSend(csv);
    form.reset();
    setFile(null);
  };
  return (
    <Disclosure summary={summary}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {children}
        <TextField
          label={say('csv.file')}
          hint={hint}
          error={sent && !file ? say('csv.noFile') : problem}
          type="file"
          accept=".csv,text/csv"
          onClick={(event) => {
            // Chosen again after it was mended, a file of the same name would else be no change.
            event.currentTarget.value = '';
            choose(null);
          }}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <div>
          <SubmitButton icon="upload" look="primary" busy={save.isPending}>
            {say('csv.send')}
          </SubmitButton>
        </div>
      </form>
    </Disclosure>
  );
};

/** The text is null without a file, and for one that was changed since it was chosen: browsers no longer read it. */
const textOf = async (file: File | null): Promise<string | null> =>
  (await file?.text().catch(() => null)) ?? null;

/** The server counts the rows after the head from 0. */
const useProblem = (rows: string, error: Error | null): string | undefined => {
  const { say } = useTexts();
  const [found] = Object.entries(refusedFields(error));
  if (!found) return undefined;
  const [field, code] = found satisfies [string, ErrorCode];
  const [name, row] = field.split('.');
  const problem = say(errorKey(code));
  return name === rows && row !== undefined ? say('csv.line', { row: Number(row) + 1, problem }) : problem;
};
