import { type ErrorCode, errorCodeOfWire, type RefusedUploads } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './AddMeter.module.css';
import type { AddSteps } from './use-add-steps.ts';

type RefusedListProps = { refused: readonly RefusedUploads[]; steps: AddSteps };

/** What came and was rejected, and why; the latest first. */
export const RefusedList = ({ refused, steps }: RefusedListProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('add.refused')}>
      <ul className={styles.list}>
        {refused.map((one) => (
          <li key={`${one.code} ${one.by}`}>
            <RefusedOne refused={one} steps={steps} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const RefusedOne = ({ refused, steps }: { refused: RefusedUploads; steps: AddSteps }) => {
  const { say, formats } = useTexts();
  const { code, by, count, lastAt, sentSn } = refused;
  const time = formats.dateTime(Date.parse(lastAt), browserZone());
  return (
    <>
      <strong>{say(errorKey(knownCode(code)))}</strong>
      <p className={styles.muted}>
        {say(by === 'key' ? 'add.refusedByKey' : 'add.refusedBySn', {
          count: formats.number(count, 0),
          time,
        })}
      </p>
      {sentSn !== null && (
        <>
          <p>{say('add.sentSn', { sn: sentSn })}</p>
          <Button onClick={() => steps.goTo('number')}>{say('add.correctNumber')}</Button>
        </>
      )}
    </>
  );
};

/** A newer server may know more. */
const knownCode = (code: string): ErrorCode => errorCodeOfWire(code) ?? 'internal';
