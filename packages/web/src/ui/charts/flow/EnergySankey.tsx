import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../class-names.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import { ChartTable } from '../ChartTable.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import colours from '../energy-colours.module.css';
import type { EnergyRole } from '../series-role.ts';
import styles from './EnergySankey.module.css';
import { type SankeyFlow, type SankeyNode, sankeyLayout } from './sankey-layout.ts';

type EnergySankeyProps<Node extends string> = {
  heading: ChartHeading;
  flows: readonly SankeyFlow<Node>[];
  labelOf: (node: Node) => string;
  roleOf: (node: Node) => EnergyRole;
  /** Where the energy came from and where it went, in one or two sentences. */
  summary: string;
};

/**
 * Where a period's energy came from, on the left, and where it went, on the right.
 * Its names are text of the page beside the ribbons, so that they wrap and grow in every language.
 */
export const EnergySankey = <Node extends string>({
  heading,
  flows,
  labelOf,
  roleOf,
  summary,
}: EnergySankeyProps<Node>) => {
  const { say, formats } = useTexts();
  const { sources, sinks, ribbons } = sankeyLayout(flows);
  return (
    <ChartFigure
      heading={heading}
      summary={summary}
      table={() => (
        <ChartTable
          caption={say('chart.tableCaption')}
          columns={[
            { key: 'from', label: say('chart.from') },
            { key: 'to', label: say('chart.to') },
            { key: 'energy', label: formats.unit('kWh') },
          ]}
          rows={flows.map(({ from, to, kWh }) => ({
            key: `${from} ${to}`,
            head: labelOf(from),
            cells: [labelOf(to), formats.number(kWh)],
          }))}
        />
      )}
    >
      <div className={styles.frame}>
        <div className={styles.sankey}>
          <Names nodes={sources} labelOf={labelOf} roleOf={roleOf} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {ribbons.map(({ from, to, path }) => (
              <path key={`${from} ${to}`} className={colours[roleOf(from)]} d={path} />
            ))}
            {sources.map((node) => (
              <Stock key={node.node} x={0} node={node} role={roleOf(node.node)} />
            ))}
            {sinks.map((node) => (
              <Stock key={node.node} x={97} node={node} role={roleOf(node.node)} />
            ))}
          </svg>
          <Names nodes={sinks} labelOf={labelOf} roleOf={roleOf} />
        </div>
      </div>
    </ChartFigure>
  );
};

type StockProps = { x: number; node: SankeyNode<string>; role: EnergyRole };

const Stock = ({ x, node, role }: StockProps) => (
  <rect className={classNames(colours[role], styles.stock)} x={x} y={node.y} width="3" height={node.height} />
);

type NamesProps<Node extends string> = {
  nodes: readonly SankeyNode<Node>[];
  labelOf: (node: Node) => string;
  roleOf: (node: Node) => EnergyRole;
};

const Names = <Node extends string>({ nodes, labelOf, roleOf }: NamesProps<Node>) => {
  const { formats } = useTexts();
  return (
    <ul className={styles.names}>
      {nodes.map(({ node, kWh, height }) => (
        // An entry is as high as its part of the energy, but never lower than its words.
        <li key={node} style={{ flexGrow: height }}>
          <span className={classNames(colours[roleOf(node)], styles.mark)} aria-hidden="true" />
          <span className={styles.label}>{labelOf(node)}</span>
          <strong>{formats.quantity(kWh, 'kWh')}</strong>
        </li>
      ))}
    </ul>
  );
};
