import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { FieldProblem } from '../../../ui/Problem.tsx';
import styles from './PicturePicker.module.css';

type PickedPictureProps = {
  file: File;
  error: string | undefined;
  disabled: boolean;
  onRemove: () => void;
};

export const PickedPicture = ({ file, error, disabled, onRemove }: PickedPictureProps) => {
  const { say } = useTexts();
  const url = useObjectUrl(file);
  return (
    <li className={styles.preview}>
      <div className={styles.frame}>{url && <img src={url} alt={file.name} />}</div>
      <IconButton
        icon="close"
        label={say('feedback.removePicture', { name: file.name })}
        disabled={disabled}
        onClick={onRemove}
      />
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      {error && <FieldProblem id={`${file.name}-problem`}>{error}</FieldProblem>}
    </li>
  );
};

const useObjectUrl = (file: File): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
