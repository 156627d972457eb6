import type { Band } from '@ohmstead/domain';
import { minutesPerQuarterHour } from '@ohmstead/domain';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { bandTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './BandPainter.module.css';
import { BandSpans, BandStrip } from './BandStrip.tsx';
import { type BandPlan, type BandSpan, painted } from './band-plan.ts';
import { quarterAt, stepByKey, strokeOf } from './paint-stroke.ts';

type BandPainterProps = {
  label: string;
  plan: BandPlan;
  brush: Band;
  onPaint: (span: BandSpan) => void;
};

type Stroke = { readonly start: number; readonly end: number };

/** A day's hours, painted with a price band by dragging or by keys. */
export const BandPainter = ({ label, plan, brush, onPaint }: BandPainterProps) => {
  const { say, formats } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const [cursor, setCursor] = useState(0);
  const [focused, setFocused] = useState(false);
  const shown = stroke ? painted(plan, { ...strokeOf(stroke), band: brush }) : plan;
  const band = shown[cursor] ?? brush;

  const at = (event: PointerEvent) => (element.current ? quarterAt(element.current, event) : 0);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke({ start: at(event), end: at(event) });
  };
  const drop = () => {
    if (stroke) onPaint({ ...strokeOf(stroke), band: brush });
    setStroke(null);
  };
  const type = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onPaint({ from: cursor, to: cursor + 1, band: brush });
    }
    const next = stepByKey(event.key, cursor);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey)
      onPaint({ from: Math.min(cursor, next), to: Math.max(cursor, next) + 1, band: brush });
    setCursor(next);
  };
  return (
    <div className={styles.painter}>
      <div
        ref={element}
        role="slider"
        tabIndex={0}
        className={styles.surface}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={95}
        aria-valuenow={cursor}
        aria-valuetext={say('tariff.stripNow', {
          from: formats.wallTime(cursor * minutesPerQuarterHour),
          to: formats.wallTime((cursor + 1) * minutesPerQuarterHour),
          band: say(bandTexts[band]),
        })}
        onKeyDown={type}
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onPointerDown={press}
        onPointerMove={(event) => stroke && setStroke({ ...stroke, end: at(event) })}
        onPointerUp={drop}
        onPointerCancel={() => setStroke(null)}
      >
        <BandStrip plan={shown} {...(focused && { cursor })} />
      </div>
      <BandSpans plan={shown} />
    </div>
  );
};
