import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useObjectUrl } from '../page/use-object-url.ts';
import type { AdminFeedback } from './admin-feedback.ts';
import styles from './Conversation.module.css';
import { pictureQuery } from './picture-query.ts';

type PictureProps = { file: AdminFeedback['messages'][number]['files'][number] };

/** Small in the message; pressing it shows the whole picture. */
export const Picture = ({ file: { id, name, width, height } }: PictureProps) => {
  const { say } = useTexts();
  const picture = useQuery(pictureQuery(id));
  const url = useObjectUrl(picture.data ?? null);
  const [open, setOpen] = useState(false);
  if (picture.isError)
    return (
      <div className={styles.failed} role="alert">
        {say('admin.feedback.pictureFailed', { name })}
        <Button icon="refresh" onClick={() => void picture.refetch()}>
          {say('action.retry')}
        </Button>
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={say('admin.feedback.picture', { name })}
        aria-busy={url === null}
        disabled={url === null}
        onClick={() => setOpen(true)}
      >
        {url !== null && <img src={url} alt="" />}
      </button>
      <Dialog open={open} title={name} closeLabel={say('action.close')} onClose={() => setOpen(false)}>
        {url !== null && <img className={styles.whole} src={url} alt={name} width={width} height={height} />}
      </Dialog>
    </>
  );
};
