// Which sheets a workbook shows, in their order, and where its parts lie.
import { posix } from 'node:path';
import { InvalidXml } from '../../xml-reader.ts';
import { readPart } from './read-part.ts';

type Workbook = {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
  /** Days count from 1904, not from 1900. */
  readonly is1904: boolean;
};

export const readSheets = async (
  workbook: AsyncIterable<Buffer>,
  relations: AsyncIterable<Buffer>,
): Promise<Workbook> => {
  const { shown, is1904 } = await readShown(workbook);
  const related = await readRelations(relations);
  const pathOf = (type: string): string | null => related.find((one) => one.type === type)?.path ?? null;
  const sheets = shown.flatMap(({ name, relation }) => {
    // Sheets of one chart, macros or dialogues have other types.
    const found = related.find(({ id, type }) => id === relation && type === 'worksheet');
    return found ? [{ name, path: found.path }] : [];
  });
  return { sheets, stringsPath: pathOf('sharedStrings'), stylesPath: pathOf('styles'), is1904 };
};

const mostSheets = 1000;
const mostRelations = 5000;

type Attributes = Readonly<Record<string, string>>;

const readShown = async (workbook: AsyncIterable<Buffer>) => {
  const shown: { readonly name: string; readonly relation: string }[] = [];
  let is1904 = false;
  const onOpen = (tag: string, attributes: Attributes): void => {
    if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
    if (shown.length === mostSheets) throw new InvalidXml('too many sheets');
    shown.push({ name: attributes.name ?? '', relation: relationOf(attributes) });
  };
  await readPart(workbook, { onOpen, onClose: () => undefined });
  return { shown, is1904 };
};

/** `r:id`, with whatever prefix. */
const relationOf = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

type Relation = { readonly id: string; readonly type: string; readonly path: string };

const readRelations = async (relations: AsyncIterable<Buffer>): Promise<readonly Relation[]> => {
  const found: Relation[] = [];
  const onOpen = (tag: string, { Id = '', Type = '', Target = '' }: Attributes): void => {
    if (tag !== 'Relationship') return;
    if (found.length === mostRelations) throw new InvalidXml('too many relations');
    found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: pathOfTarget(Target) });
  };
  await readPart(relations, { onOpen, onClose: () => undefined });
  return found;
};

const pathOfTarget = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
