import type { AuditItem } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import styles from './EffectText.module.css';
import { type Effect, effectOf, isEmptyGap } from './effect-of.ts';

const texts: Record<Effect['kind'], TextKey> = {
  adds: 'audit.effect.adds',
  takes: 'audit.effect.takes',
  nothing: 'audit.effect.nothing',
};

type EffectTextProps = {
  item: Pick<AuditItem, 'effectKwh' | 'effectAmount' | 'spread'>;
  /** Null without a tariff, and for those who may not see prices. */
  currency: string | null;
};

/** The energy and the money that a judgement adds or takes back; of a gap, the energy that passed in it. */
export const EffectText = ({ item, currency }: EffectTextProps) => {
  const { say, formats } = useTexts();
  const { spread } = item;
  const effect = effectOf(item);
  const parts = [
    ...(effect === null ? [] : [say(texts[effect.kind], { energy: formats.quantity(effect.kWh, 'kWh') })]),
    ...(isEmptyGap(item) ? [say(texts.nothing)] : []),
    ...(spread?.importKwh
      ? [say('audit.effect.spreadImport', { energy: formats.quantity(spread.importKwh, 'kWh') })]
      : []),
    ...(spread?.exportKwh
      ? [say('audit.effect.spreadExport', { energy: formats.quantity(spread.exportKwh, 'kWh') })]
      : []),
    ...(effect?.amount && currency ? [moneyText(effect.amount, currency)] : []),
  ];
  if (parts.length === 0) return null;
  return <p className={styles.effect}>{parts.join(' · ')}</p>;

  function moneyText(amount: number, of: string): string {
    const key = amount > 0 ? 'audit.effect.dearer' : 'audit.effect.cheaper';
    return say(key, { amount: formats.money(Math.abs(amount), of) });
  }
};
