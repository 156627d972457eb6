import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import colours from './energy-colours.module.css';
import styles from './Swatch.module.css';
import type { SeriesRole } from './series-role.ts';

/** How a series is drawn in its chart. */
export type SwatchLook = 'area' | 'line' | 'dashed' | 'dotted' | 'bar' | 'open' | 'leaving' | 'estimate';

/** A series' colour and drawing in small. */
export const Swatch = ({ role, look }: { role: SeriesRole; look: SwatchLook }) => (
  <svg
    className={classNames(styles.swatch, colours[role] ?? styles[role])}
    viewBox="0 0 16 16"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[look]}
    {look !== 'bar' && look !== 'open' && (
      <path
        className={styles.stroke}
        d={drawings[look] === null ? 'M0 8h16' : 'M0 1.5h16'}
        strokeDasharray={dashes(role, look)}
      />
    )}
  </svg>
);

const dashes = (role: SeriesRole, look: SwatchLook): string | undefined => {
  if (look === 'dotted') return '2 2';
  const isStorageArea = look !== 'line' && (role === 'storage' || role === 'discharge');
  return isStorageArea || look === 'dashed' ? '4 2' : undefined;
};

const tint = <rect className={styles.tint} width="16" height="16" rx="3" />;
const forwards = <path className={styles.hatch} d="M1 9l8-8M1 15L15 1M7 15l8-8" />;

const drawings: Record<SwatchLook, ReactNode> = {
  line: null,
  dashed: null,
  dotted: null,
  area: tint,
  bar: <rect className={styles.solid} x="0.5" y="0.5" width="15" height="15" rx="3" />,
  open: (
    <>
      {tint}
      <rect className={styles.stroke} x="1.25" y="1.25" width="13.5" height="13.5" rx="2" />
    </>
  ),
  leaving: (
    <>
      {tint}
      {forwards}
    </>
  ),
  estimate: (
    <>
      {tint}
      <path className={styles.hatch} d="M1 7l8 8M1 1l14 14M7 1l8 8" />
    </>
  ),
};
