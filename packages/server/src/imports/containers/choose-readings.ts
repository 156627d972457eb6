// Which of a container's files holds the readings. Tables with one header are parts of one, such as a file a month.
// Where several could be meant, nobody guesses.
import { FileRefused } from '../file-refused.ts';
import { isText, type Part, type TextPart } from './part.ts';

/** Several are to be joined, in this order. */
export const chooseReadings = (parts: readonly Part[]): readonly [TextPart, ...TextPart[]] => {
  const texts = parts.filter(isText).filter(({ isEmpty }) => !isEmpty);
  const nested = parts.filter(({ kind }) => kind === 'zip' || kind === 'gzip');
  const [only, ...others] = texts;
  if (!only) throw new FileRefused('import_container_empty');
  if (nested.length > 0) throw new FileRefused('import_file_ambiguous');
  if (others.length === 0) return [only];
  const [first, ...further] = inOrder(texts.filter(({ readings }) => readings !== null));
  if (!first || !further.every((part) => continues(first, part))) {
    throw new FileRefused('import_file_ambiguous');
  }
  return [first, ...further];
};

const continues = ({ readings: first }: TextPart, { readings: next }: TextPart): boolean =>
  first !== null &&
  next !== null &&
  first !== 'greenButton' &&
  next !== 'greenButton' &&
  first.names === next.names &&
  first.headerLines === next.headerLines &&
  first.cells === next.cells;

const byName = new Intl.Collator('en', { numeric: true });

const inOrder = (parts: readonly TextPart[]): readonly TextPart[] =>
  [...parts].sort((a, b) => byName.compare(a.name, b.name));
