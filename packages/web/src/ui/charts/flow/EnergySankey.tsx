import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../class-names.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import { ChartTable } from '../ChartTable.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import colours from '../energy-colours.module.css';
import type { EnergyRole } from '../series-role.ts';
import styles from './EnergySankey.module.css';
import { SankeyNames } from './SankeyNames.tsx';
import { SankeyReader } from './SankeyReader.tsx';
import { type SankeyFlow, type SankeyNode, sankeyLayout } from './sankey-layout.ts';
import { flowBetween } from './sankey-reading.ts';

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
  const layout = sankeyLayout(flows);
  const { sources, sinks, ribbons } = layout;
  const [chosen, setRead] = useState<Node | null>(null);
  const read = [...sources, ...sinks].find(({ node }) => node === chosen);
  const words = useFlowWords(flows, labelOf);
  const readout = read === undefined ? say('chart.wholePeriod') : words.node(read);
  // Beside the node that is read stand its parts.
  const energyOf = (side: readonly SankeyNode<Node>[]) => (one: SankeyNode<Node>) =>
    read === undefined || side.includes(read) ? one.kWh : flowBetween(flows, read.node, one.node);
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
      <p className={styles.readout}>{readout}</p>
      <div className={styles.frame}>
        <div className={styles.sankey}>
          <SankeyNames nodes={sources} labelOf={labelOf} roleOf={roleOf} energyOf={energyOf(sources)} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {ribbons.map(({ from, to, path }) => (
              <path
                key={`${from} ${to}`}
                className={classNames(
                  colours[roleOf(from)],
                  read !== undefined && from !== read.node && to !== read.node && styles.pale,
                )}
                d={path}
              />
            ))}
            {sources.map((node) => (
              <Stock key={node.node} x={0} node={node} role={roleOf(node.node)} />
            ))}
            {sinks.map((node) => (
              <Stock key={node.node} x={97} node={node} role={roleOf(node.node)} />
            ))}
          </svg>
          <SankeyNames nodes={sinks} labelOf={labelOf} roleOf={roleOf} energyOf={energyOf(sinks)} />
          <SankeyReader
            layout={layout}
            read={read?.node ?? null}
            onRead={setRead}
            spoken={read === undefined ? readout : words.spoken(read)}
          />
        </div>
      </div>
    </ChartFigure>
  );
};

type StockProps = { x: number; node: SankeyNode<string>; role: EnergyRole };

const Stock = ({ x, node, role }: StockProps) => (
  <rect className={classNames(colours[role], styles.stock)} x={x} y={node.y} width="3" height={node.height} />
);

const useFlowWords = <Node extends string>(
  flows: readonly SankeyFlow<Node>[],
  labelOf: (node: Node) => string,
) => {
  const { formats } = useTexts();
  const energy = (node: Node, kWh: number) => `${labelOf(node)} ${formats.quantity(kWh, 'kWh')}`;
  const node = (one: SankeyNode<Node>) => energy(one.node, one.kWh);
  /** The node and its parts. */
  const spoken = (one: SankeyNode<Node>) => {
    const parts = flows.filter(({ from, to }) => from === one.node || to === one.node);
    return [node(one), ...parts.map(({ from, to, kWh }) => energy(from === one.node ? to : from, kWh))].join(
      ', ',
    );
  };
  return { node, spoken };
};
