import { narrowSpace } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { OfflineReason } from '../../forms/OfflineReason.tsx';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { useDownload } from './use-download.ts';
import styles from './whole-account.module.css';

export const DownloadCard = () => {
  const { say, formats } = useTexts();
  const online = useOnline();
  const download = useDownload((bytes) => sizeText(bytes, formats));
  return (
    <Card title={say('download.title')}>
      <div className={styles.stack}>
        <p className={styles.hint}>{say('download.hint')}</p>
        {download.received === null ? (
          <>
            <Button
              icon="file"
              held={!online}
              aria-describedby={online ? undefined : 'download-offline'}
              onClick={download.start}
            >
              {say('download.start')}
            </Button>
            {!online && <OfflineReason id="download-offline" />}
          </>
        ) : (
          <>
            <progress className={styles.progress} aria-label={say('download.start')} />
            <p className={styles.small}>
              {say('download.progress', { size: sizeText(download.received, formats) })}
            </p>
            <Button onClick={download.stop}>{say('download.stop')}</Button>
          </>
        )}
        <Link to="/edit/rejudged">{say('rejudged.link')}</Link>
      </div>
    </Card>
  );
};

const megabyte = 1_000_000;

const sizeText = (bytes: number, formats: Texts['formats']): string =>
  `${formats.number(bytes / megabyte, 1)}${narrowSpace}${formats.unit('MB')}`;
