import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../class-names.ts';
import colours from '../energy-colours.module.css';
import type { EnergyRole } from '../series-role.ts';
import styles from './EnergySankey.module.css';
import type { SankeyNode } from './sankey-layout.ts';

type SankeyNamesProps<Node extends string> = {
  nodes: readonly SankeyNode<Node>[];
  labelOf: (node: Node) => string;
  roleOf: (node: Node) => EnergyRole;
  /** A node's energy, or its part in the node that is read; null where it has none. */
  energyOf: (node: SankeyNode<Node>) => number | null;
};

const keptLine = '\u00a0';

/** One side's nodes. An entry is as high as its part of the energy, but never lower than its words. */
export const SankeyNames = <Node extends string>({
  nodes,
  labelOf,
  roleOf,
  energyOf,
}: SankeyNamesProps<Node>) => {
  const { formats } = useTexts();
  return (
    <ul className={styles.names}>
      {nodes.map((one) => {
        const kWh = energyOf(one);
        return (
          <li
            key={one.node}
            className={classNames(kWh === null && styles.pale)}
            style={{ flexGrow: one.height }}
          >
            <span className={classNames(colours[roleOf(one.node)], styles.mark)} aria-hidden="true" />
            <span className={styles.label}>{labelOf(one.node)}</span>
            <strong>{kWh === null ? keptLine : formats.quantity(kWh, 'kWh')}</strong>
          </li>
        );
      })}
    </ul>
  );
};
