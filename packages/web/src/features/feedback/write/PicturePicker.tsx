import { feedbackFileLimits } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type DragEvent, useEffect, useId, useState } from 'react';
import type { FieldErrors } from '../../../forms/check-form.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { PickedPicture } from './PickedPicture.tsx';
import styles from './PicturePicker.module.css';
import { megabytesOf, pictureTypes } from './picked-pictures.ts';
import { usePickProblems } from './use-pick-problems.ts';
import type { Pictures } from './use-pictures.ts';

type PicturePickerProps = { pictures: Pictures; errors: FieldErrors; disabled: boolean };

/** Pictures by the browser's own chooser, dropped here, or pasted anywhere on the page. */
export const PicturePicker = ({ pictures, errors, disabled }: PicturePickerProps) => {
  const { say, formats } = useTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const problemText = usePickProblems();
  const { files, problems } = pictures;
  const take = (list: FileList | null | undefined) => {
    if (!disabled && list && list.length > 0) pictures.add([...list]);
  };
  usePaste(take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const size = formats.number(megabytesOf(feedbackFileLimits.bytesEach), 0);
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on; the chooser in it does the same by keyboard. */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="add" />
        <label htmlFor={id}>{say(isOver ? 'feedback.dropPictures' : 'feedback.addPictures')}</label>
        <input
          id={id}
          type="file"
          name="pictures"
          multiple
          accept={pictureTypes.join()}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be removed and chosen again.
            target.value = '';
          }}
        />
      </div>
      <Hint id={`${id}-hint`}>{say('feedback.picturesHint', { count: feedbackFileLimits.count, size })}</Hint>
      {problems.map((problem) => (
        <Problem key={JSON.stringify(problem)}>{problemText(problem)}</Problem>
      ))}
      {files.length > 0 && (
        <ul className={styles.previews} aria-label={say('feedback.pictures')}>
          {files.map((file, place) => {
            const error = errors[`fileName${place}`];
            return (
              <PickedPicture
                key={`${file.name} ${file.size} ${file.lastModified}`}
                file={file}
                error={error && say(errorKey(error))}
                disabled={disabled}
                onRemove={() => pictures.remove(file)}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
};

/** Text that is pasted goes where it belongs. */
const usePaste = (take: (files: FileList | undefined) => void): void => {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
};
