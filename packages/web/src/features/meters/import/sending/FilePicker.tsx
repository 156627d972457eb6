import { errorKey } from '@ohmstead/i18n';
import { type DragEvent, useId, useState } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Problem } from '../../../../ui/Problem.tsx';
import styles from '../parts/Import.module.css';
import { accepted, problemOfFile, type RefusedFile } from './import-file.ts';

type FilePickerProps = { file: File | null; disabled: boolean; onChoose: (file: File) => void };

/** A file by the browser's own chooser, or dropped here. */
export const FilePicker = ({ file, disabled, onChoose }: FilePickerProps) => {
  const { say, formats } = useTexts();
  const id = useId();
  const [problem, setProblem] = useState<RefusedFile | null>(null);
  const take = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen || disabled) return;
    const found = problemOfFile(chosen);
    setProblem(found && { name: chosen.name, code: found });
    if (!found) onChoose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.picker}>
      <p id={`${id}-hint`} className={styles.muted}>
        {say('import.fileHint')}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file on; the chooser in it does the same by keyboard. */}
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Icon name="file" />
        <label htmlFor={id}>{say(file ? 'import.chooseOther' : 'import.choose')}</label>
        <input
          id={id}
          type="file"
          accept={accepted}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onClick={(event) => {
            // Chosen again after it was mended, a file of the same name would else be no change.
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.target.files)}
        />
      </div>
      {file && (
        <p className={styles.chosen}>
          <strong>{file.name}</strong>{' '}
          <span className={styles.muted}>
            {say('import.size', { size: formats.number(file.size / 1024, 0) })}
          </span>
        </p>
      )}
      {problem && (
        <Problem>
          <strong>{problem.name}</strong> {say(errorKey(problem.code))}
        </Problem>
      )}
    </div>
  );
};
