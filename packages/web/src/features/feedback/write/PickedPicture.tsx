import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
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
  const [isBroken, setBroken] = useState(false);
  const problem = error ?? (isBroken ? say('feedback.notAPicture', { name: file.name }) : undefined);
  return (
    <li className={styles.preview}>
      <div className={styles.frame}>
        {url && !isBroken && <img src={url} alt="" onError={() => setBroken(true)} />}
        {isBroken && <Icon name="alert" />}
      </div>
      <IconButton
        icon="close"
        label={say('feedback.removePicture', { name: file.name })}
        disabled={disabled}
        onClick={onRemove}
      />
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      {problem && <FieldProblem id={`${file.name}-problem`}>{problem}</FieldProblem>}
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
