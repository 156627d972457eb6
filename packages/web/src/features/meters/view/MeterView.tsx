import type { Meter } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { WaitingMeter } from '../../../ui/meter/WaitingMeter.tsx';
import type { Rights } from '../rights.ts';
import { AlertsCard } from './AlertsCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { LiveCard } from './LiveCard.tsx';
import styles from './MeterView.module.css';
import { PartsCard } from './PartsCard.tsx';
import { RatingsCard } from './RatingsCard.tsx';
import { UploadCard } from './UploadCard.tsx';

type MeterViewProps = { meter: Meter; rights: Rights; onEdit: () => void };

export const MeterView = ({ meter, rights, onEdit }: MeterViewProps) => {
  const { say } = useTexts();
  return (
    <>
      {rights.edits && (
        <div className={styles.actions}>
          <Button icon="edit" onClick={onEdit}>
            {say('action.edit')}
          </Button>
        </div>
      )}
      {meter.parts === null && meter.lastUpdate === null ? (
        <Waiting meter={meter} manages={rights.manages} />
      ) : (
        <LiveCard id={meter.id} />
      )}
      {meter.parts === null && <AlertsCard meter={meter} />}
      {meter.parts === null ? (
        <HistoryCard id={meter.id} />
      ) : (
        <PartsCard parts={meter.parts} siteId={meter.siteId} />
      )}
      <IdentityCard meter={meter} />
      <RatingsCard meter={meter} />
      {meter.parts === null && (
        <>
          <UploadCard meter={meter} rights={rights} />
          <ExportCard meter={meter} />
        </>
      )}
    </>
  );
};

/** Whoever left the steps of adding it goes on from here. */
const Waiting = ({ meter, manages }: { meter: Meter; manages: boolean }) => {
  const { say } = useTexts();
  return (
    <>
      <WaitingMeter meter={meter} />
      {manages && (
        <div className={styles.actions}>
          <Link to="/edit/addmeter" search={{ meter: meter.id }} className={buttonClass('secondary')}>
            {say('waiting.howTo')}
          </Link>
        </div>
      )}
    </>
  );
};
