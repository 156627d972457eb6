import type { TextKey } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useComputing } from '../api/use-computing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { buttonClass, IconButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './FirstSteps.module.css';
import { firstSteps, type SiteProgress, type Step, type StepKey } from './first-steps.ts';
import { hiddenSteps } from './hidden-steps.ts';

type FirstStepsProps = { siteId: number; progress: SiteProgress };

/** Leads a new site's owner to its first bill, and goes by itself. */
export const FirstSteps = ({ siteId, progress }: FirstStepsProps) => {
  const { say } = useTexts();
  const steps = firstSteps(progress);
  const { isHidden, hide } = useHidden(siteId, steps === null);
  // The bill may be there as soon as its days are computed.
  const isBillAwaited = useComputing() !== null && progress.hasReading && progress.hasTariff;
  if (steps === null || isHidden || isBillAwaited) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Card
      title={say('steps.title')}
      actions={
        <span className={styles.head}>
          {say('steps.done', { done, total: steps.length })}
          <IconButton icon="close" label={say('steps.hide')} onClick={hide} />
        </span>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step.key} className={styles[step.state]} aria-current={step.state === 'next' && 'step'}>
            <StepContent step={step} number={place + 1} siteId={siteId} />
          </li>
        ))}
      </ol>
    </Card>
  );
};

/** Once all are done they stay away: a bill that is unknown for a moment begins nothing anew. */
const useHidden = (siteId: number, isDone: boolean) => {
  const [hiddenNow, setHiddenNow] = useState<number | null>(null);
  useEffect(() => {
    if (isDone) hiddenSteps.add(siteId);
  }, [siteId, isDone]);
  const hide = () => {
    hiddenSteps.add(siteId);
    setHiddenNow(siteId);
  };
  return { isHidden: hiddenNow === siteId || hiddenSteps.has(siteId), hide };
};

const words: Record<StepKey, { readonly name: TextKey; readonly text: TextKey }> = {
  meter: { name: 'steps.meter', text: 'steps.meterText' },
  reading: { name: 'steps.reading', text: 'steps.readingText' },
  tariff: { name: 'steps.tariff', text: 'steps.tariffText' },
  bill: { name: 'steps.bill', text: 'steps.billText' },
};

type StepProps = { step: Step; number: number; siteId: number };

const StepContent = ({ step: { key, state }, number, siteId }: StepProps) => {
  const { say } = useTexts();
  const isDone = state === 'done';
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div className={styles.words}>
        <strong>{say(words[key].name)}</strong>
        {isDone ? <span className="hidden-visually">{say('steps.isDone')}</span> : say(words[key].text)}
      </div>
      {!isDone && <StepLink step={key} isNext={state === 'next'} siteId={siteId} />}
    </>
  );
};

/** A tariff can be entered while the first reading is awaited; a bill has to be there. */
const StepLink = ({ step, isNext, siteId }: { step: StepKey; isNext: boolean; siteId: number }) => {
  const { say } = useTexts();
  const look = buttonClass(isNext ? 'primary' : 'secondary');
  const params = { id: String(siteId) };
  if (step === 'meter') {
    return (
      <Link to="/edit/addmeter" search={{ site: siteId }} className={look}>
        {say('action.addMeter')}
      </Link>
    );
  }
  if (step === 'tariff') {
    return (
      <Link to="/edit/place/$id/tariff/$version" params={{ ...params, version: '0' }} className={look}>
        {say('action.setTariff')}
      </Link>
    );
  }
  if (step !== 'bill' || !isNext) return null;
  return (
    <Link to="/site/$id/report/bill" params={params} className={look}>
      {say('action.openBill')}
    </Link>
  );
};
