import type { SiteLoad } from '@ohmstead/contract';
import { type TextKey, unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { decimalsOf, type PowerUnit, toUnit } from '../../../ui/charts/power-unit.ts';
import { FigureTile, FigureTiles } from './FigureTile.tsx';
import { type LoadTile, loadTiles } from './load-tiles.ts';

type LoadTilesProps = { load: SiteLoad; compared: SiteLoad | undefined };

export const LoadTiles = ({ load, compared }: LoadTilesProps) => {
  const { say, formats } = useTexts();
  const { unit, tiles } = loadTiles(load, compared);
  return (
    <FigureTiles>
      {tiles.map((tile) => (
        <PowerTile key={tile.key} tile={tile} unit={unit} timeZone={load.timeZone} />
      ))}
      <FigureTile
        label={say('load.factor')}
        hint={say('load.factorHint')}
        compared={compared && say('load.before', { value: formats.percent(compared.loadFactor) })}
      >
        {formats.percent(load.loadFactor)}
      </FigureTile>
      <FigureTile
        label={say('load.energy')}
        hint={say('analysis.known', { percent: formats.percent(load.known) })}
        compared={compared && say('load.before', { value: formats.quantity(compared.energyKwh, 'kWh') })}
      >
        <Amount value={load.energyKwh} unit="kWh" />
      </FigureTile>
    </FigureTiles>
  );
};

const labels: Record<LoadTile['key'], TextKey> = {
  average: 'load.average',
  max: 'load.max',
  min: 'load.min',
  base: 'load.base',
};

type PowerTileProps = { tile: LoadTile; unit: PowerUnit; timeZone: string };

const PowerTile = ({ tile: { key, powerW, atMs, comparedW }, unit, timeZone }: PowerTileProps) => {
  const { say, formats } = useTexts();
  const when = atMs === null ? undefined : formats.dateTime(atMs, timeZone);
  const before =
    comparedW === undefined
      ? undefined
      : say('load.before', {
          value: comparedW === null ? unknownText : powerText(formats.quantity, comparedW, unit),
        });
  return (
    <FigureTile
      label={say(labels[key])}
      hint={key === 'base' ? say('load.baseHint') : when}
      compared={before}
    >
      <Amount value={toUnit(powerW, unit)} unit={unit} digits={decimalsOf[unit]} />
    </FigureTile>
  );
};

type Quantity = (value: number | null, unit: PowerUnit, digits?: number) => string;

const powerText = (quantity: Quantity, powerW: number, unit: PowerUnit): string =>
  quantity(toUnit(powerW, unit), unit, decimalsOf[unit]);
