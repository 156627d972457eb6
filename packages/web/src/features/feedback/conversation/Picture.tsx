import { calls, type FeedbackDetail } from '@ohmstead/contract';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './Picture.module.css';
import { usePictureUrl } from './use-picture-url.ts';

type PictureFile = FeedbackDetail['messages'][number]['files'][number];

/** Small in the conversation; pressed, as large as the window allows. */
export const Picture = ({ file }: { file: PictureFile }) => {
  const { say } = useTexts();
  const [isLarge, setLarge] = useState(false);
  const picture = usePictureUrl(file.id);
  const { id, name, width, height } = file;
  if (picture.kind === 'failed') {
    return (
      <div className={styles.missing}>
        <span>{say('feedback.pictureMissing')}</span>
        <Button icon="refresh" onClick={picture.retry}>
          {say('action.retry')}
        </Button>
      </div>
    );
  }
  const url = picture.kind === 'shown' ? picture.url : null;
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-label={say('feedback.showPicture', { name })}
        title={name}
        disabled={url === null}
        onClick={() => setLarge(true)}
      >
        {url && <img src={url} alt="" width={width} height={height} />}
      </button>
      <Dialog
        open={isLarge}
        title={name}
        closeLabel={say('action.close')}
        onClose={() => setLarge(false)}
        size="large"
      >
        <div className={styles.large}>
          {url && <img src={url} alt={name} width={width} height={height} />}
        </div>
        <div>
          <Button onClick={() => void saveFile(calls.feedback.file, { params: { id } })}>
            {say('feedback.savePicture')}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
