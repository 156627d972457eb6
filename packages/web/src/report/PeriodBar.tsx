import { firstWeekday, type TextKey } from '@ohmstead/i18n';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/Button.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import styles from './PeriodBar.module.css';
import { PeriodPicker } from './PeriodPicker.tsx';
import {
  dateWithin,
  isSamePeriod,
  type PeriodKind,
  periodAt,
  periodOfShortcut,
  type Shortcut,
  shortcuts,
  stepped,
} from './period.ts';
import type { PeriodState } from './use-period.ts';
import { useSwipe } from './use-swipe.ts';

const kindLabels: Record<PeriodKind, TextKey> = {
  day: 'period.day',
  month: 'period.month',
  year: 'period.year',
  total: 'period.total',
  range: 'period.range',
};

const shortcutLabels: Record<Shortcut, TextKey> = {
  today: 'period.today',
  yesterday: 'period.yesterday',
  lastWeek: 'period.lastWeek',
  lastMonth: 'period.lastMonth',
  lastYear: 'period.lastYear',
};

type PeriodBarProps = {
  state: PeriodState;
  label: string;
  /** Where there is little room, the rest of the controls is shown when asked for. */
  options: { readonly open: boolean; readonly toggle: () => void };
};

/** The period with its neighbours, its kind, and the shortcuts. */
export const PeriodBar = ({ state, label, options }: PeriodBarProps) => {
  const { say } = useTexts();
  const { period, kinds, newest, visit } = state;
  return (
    <div className={styles.bar}>
      <PeriodStepper state={state} label={label}>
        <span className={styles.options}>
          <IconButton
            icon="settings"
            label={say('report.options')}
            aria-expanded={options.open}
            onClick={options.toggle}
          />
        </span>
      </PeriodStepper>
      <div className={styles.kinds} data-option>
        <SegmentedControl
          label={say('period.kind')}
          options={kinds.map((value) => ({ value, label: say(kindLabels[value]) }))}
          value={period.kind}
          onChange={(kind) => visit(periodAt(kind, dateWithin(period, newest), newest))}
        />
      </div>
      <Shortcuts state={state} />
    </div>
  );
};

type PeriodStepperProps = { state: PeriodState; label: string; children: ReactNode };

const PeriodStepper = ({ state, label, children }: PeriodStepperProps) => {
  const { say } = useTexts();
  const { period, newest, step } = state;
  const before = stepped(period, -1, newest);
  const after = stepped(period, 1, newest);
  const swipe = useSwipe(step);
  return (
    <div className={styles.stepper} {...swipe}>
      <IconButton
        icon="back"
        label={say('period.before')}
        disabled={before === null}
        onClick={() => step(-1)}
      />
      <PeriodPicker state={state} label={label} />
      <IconButton icon="next" label={say('period.after')} disabled={after === null} onClick={() => step(1)} />
      {children}
    </div>
  );
};

const Shortcuts = ({ state: { period, kinds, newest, visit } }: { state: PeriodState }) => {
  const { say, lang } = useTexts();
  const week = firstWeekday(lang, navigator.languages);
  const offered = shortcuts
    .map((shortcut) => ({ shortcut, to: periodOfShortcut(shortcut, newest, week) }))
    .filter(({ to }) => kinds.includes(to.kind));
  return (
    <ul className={styles.shortcuts} data-option aria-label={say('period.shortcuts')}>
      {offered.map(({ shortcut, to }) => (
        <li key={shortcut}>
          <button type="button" aria-pressed={isSamePeriod(period, to)} onClick={() => visit(to)}>
            {say(shortcutLabels[shortcut])}
          </button>
        </li>
      ))}
    </ul>
  );
};
