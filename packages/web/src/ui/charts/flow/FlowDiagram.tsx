import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../class-names.ts';
import type { IconName } from '../../Icon.tsx';
import { Icon } from '../../Icon.tsx';
import { useOnline } from '../../use-online.ts';
import colours from '../energy-colours.module.css';
import { decimalsOf, type PowerUnit, toUnit } from '../power-unit.ts';
import type { EnergyRole } from '../series-role.ts';
import styles from './FlowDiagram.module.css';
import {
  type FlowNode,
  type FlowNodeKind,
  type FlowSpoke,
  flowLayout,
  nodeRadius,
  type Point,
} from './flow-geometry.ts';

type FlowDiagramProps = {
  nodes: readonly FlowNode[];
  unit: PowerUnit;
  labels: Readonly<Record<FlowNodeKind, string>>;
  /** Something hangs beneath the house. */
  hasTrunk?: boolean;
};

const icons: Record<FlowNodeKind, IconName> = {
  solar: 'sun',
  grid: 'grid',
  house: 'house',
  storage: 'battery',
};

/** A picture only: its sentences stand beside it for those who do not see it. */
export const FlowDiagram = ({ nodes, unit, labels, hasTrunk = false }: FlowDiagramProps) => {
  const { width, height, hub, places, spokes, trunk } = flowLayout(nodes, hasTrunk);
  return (
    <svg
      className={classNames(styles.diagram, !useOnline() && styles.frozen)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {spokes.map((spoke) => (
        <Spoke key={spoke.kind} spoke={spoke} role={roleOf(nodes, spoke.kind)} />
      ))}
      {trunk && <Spoke spoke={trunk} role={roleOf(nodes, trunk.kind)} />}
      <circle className={styles.hub} cx={hub.x} cy={hub.y} r="5" />
      {nodes.map((node) => {
        const place = places[node.kind];
        return (
          place && (
            <Node
              key={node.kind}
              node={node}
              place={place}
              unit={unit}
              label={labels[node.kind]}
              role={roleOf(nodes, node.kind)}
              namePlace={namePlaceOf(node.kind, hasTrunk)}
            />
          )
        );
      })}
    </svg>
  );
};

/** The colours of grid and storage show their direction. */
const roleOf = (nodes: readonly FlowNode[], kind: FlowNodeKind): EnergyRole => {
  if (kind === 'house') return 'load';
  if (kind === 'solar') return 'solar';
  const powerW = nodes.find((node) => node.kind === kind)?.powerW ?? 0;
  if (kind === 'grid') return powerW < 0 ? 'export' : 'import';
  return powerW > 0 ? 'discharge' : 'storage';
};

const toneOf = (role: EnergyRole): string => classNames(colours[role], styles[role]);

type NodeProps = {
  node: FlowNode;
  place: Point;
  unit: PowerUnit;
  label: string;
  role: EnergyRole;
  namePlace: NamePlace;
};

const Node = ({ node, place, unit, label, role, namePlace }: NodeProps) => {
  const { formats } = useTexts();
  const value = toUnit(node.powerW === null ? null : Math.abs(node.powerW), unit);
  return (
    <g className={toneOf(role)} transform={`translate(${place.x} ${place.y})`}>
      <circle className={styles.ring} r={nodeRadius - 1.5} />
      <g transform="translate(-10 -31) scale(0.8333)">
        <Icon name={icons[node.kind]} />
      </g>
      <text className={styles.value} y="6">
        {formats.number(value, decimalsOf[unit])}
      </text>
      <text className={styles.unit} y="21">
        {formats.unit(unit)}
      </text>
      <text className={namePlace === 'beside' ? styles.beside : styles.below} {...offsets[namePlace]}>
        {label}
      </text>
    </g>
  );
};

type NamePlace = 'beside' | 'above' | 'below';

/** Names stand where no line runs. */
const namePlaceOf = (kind: FlowNodeKind, hasTrunk: boolean): NamePlace => {
  if (kind === 'solar' || kind === 'storage') return 'beside';
  return kind === 'house' && hasTrunk ? 'above' : 'below';
};

const offsets: Record<NamePlace, { readonly x?: number; readonly y: number }> = {
  beside: { x: nodeRadius + 8, y: 5 },
  above: { y: -nodeRadius - 8 },
  below: { y: nodeRadius + 16 },
};

const Spoke = ({ spoke, role }: { spoke: FlowSpoke; role: EnergyRole }) => {
  const { from, to, seconds } = spoke;
  return (
    <g className={toneOf(role)}>
      <line
        className={seconds === null ? styles.idle : styles.flowing}
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      />
      {seconds !== null && (
        <>
          <Dot from={from} to={to} seconds={seconds} start={0} />
          <Dot from={from} to={to} seconds={seconds} start={0.5} />
          <Arrow from={from} to={to} />
        </>
      )}
    </g>
  );
};

type DotProps = { from: Point; to: Point; seconds: number; start: number };

/** Runs along its line; a new speed is taken up in mid-run, without a jump. */
const Dot = ({ from, to, seconds, start }: DotProps) => {
  const dot = useRef<SVGCircleElement>(null);
  const run = useRef<Animation>(undefined);
  const { x: fromX, y: fromY } = from;
  const { x: toX, y: toY } = to;

  useEffect(() => {
    const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
    run.current = dot.current?.animate([at(fromX, fromY), at(toX, toY)], {
      duration: 1000,
      iterations: Number.POSITIVE_INFINITY,
      iterationStart: start,
    });
    return () => run.current?.cancel();
  }, [fromX, fromY, toX, toY, start]);

  useEffect(() => {
    run.current?.updatePlaybackRate(1 / seconds);
  });

  return <circle ref={dot} className={styles.dot} r="3" />;
};

/** Stands still in the middle of the line, for those who asked for less motion. */
const Arrow = ({ from, to }: { from: Point; to: Point }) => {
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className={styles.arrow}
      d="M-5 -5L4 0L-5 5"
      transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${degrees})`}
    />
  );
};
