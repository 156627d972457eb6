import { Amount } from '../../Amount.tsx';
import { decimalsOf, toUnit } from '../power-unit.ts';
import type { BarText } from './bar-unit.ts';

/** A bar's value with its unit small beside it; money is written as its currency is. */
export const BarAmount = ({ value, text }: { value: number | null; text: BarText }) => {
  if (text.unit === 'kWh') return <Amount value={value} unit="kWh" />;
  if (text.unit === 'W' || text.unit === 'kW') {
    return <Amount value={toUnit(value, text.unit)} unit={text.unit} digits={decimalsOf[text.unit]} />;
  }
  return text.write(value);
};
