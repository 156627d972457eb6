import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { decimalsOf, type PowerUnit, toUnit } from '../../../ui/charts/power-unit.ts';
import { classNames } from '../../../ui/class-names.ts';
import frozen from '../../../ui/frozen.module.css';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './SecondRing.module.css';
import type { RingNode } from './second-ring.ts';

type SecondRingProps = { nodes: readonly RingNode[]; unit: PowerUnit };

/** Hangs beneath the flow's picture: where the house's power goes. Its names are text of the page, so that they wrap. */
export const SecondRing = ({ nodes, unit }: SecondRingProps) => {
  const isOnline = useOnline();
  // Custom properties are not in React's type.
  const columns = { '--nodes': nodes.length } as CSSProperties;
  return (
    <ul className={classNames(styles.ring, !isOnline && frozen.frozen)} style={columns}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.meterId === null ? (
            <span className={styles.node}>
              <Content node={node} unit={unit} />
            </span>
          ) : (
            <Link to="/edit/meter/$id" params={{ id: String(node.meterId) }} className={styles.node}>
              <Content node={node} unit={unit} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};

const Content = ({ node: { kind, name, powerW }, unit }: { node: RingNode; unit: PowerUnit }) => {
  const { say, formats } = useTexts();
  return (
    <>
      <span className={classNames(styles.circle, kind !== 'meter' && styles.together)}>
        <span>{formats.number(toUnit(powerW, unit), decimalsOf[unit])}</span>{' '}
        <span className={styles.unit}>{formats.unit(unit)}</span>
      </span>{' '}
      <span className={styles.name}>{kind === 'meter' ? name : say(names[kind])}</span>
    </>
  );
};

const names = { others: 'uses.others', notMeasured: 'uses.notMeasured' } as const;
