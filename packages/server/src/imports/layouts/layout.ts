import { type importLayouts, importOpenings } from '@ohmstead/contract';
import type { Recognised } from '../recognition/recognised.ts';
import type { Table } from '../recognition/table.ts';

/** A layout that is known by name: see test/import-layouts for where it was read. */
export type Layout = {
  readonly name: (typeof importLayouts)[number];
  matches(table: Table): boolean;
  /** What the layout's description says, and the file does not. */
  settle(recognised: Recognised, table: Table): Recognised;
};

/** The columns say it all; only the name is known besides. */
export const asRecognised = (recognised: Recognised): Recognised => recognised;

export const hasNames = ({ header }: Table, names: readonly string[]): boolean => {
  const lower = header.map((name) => name.trim().toLowerCase());
  return names.every((name) => lower.includes(name));
};

export const withOpen = (recognised: Recognised, opening: Recognised['open'][number]): Recognised => ({
  ...recognised,
  open: importOpenings.filter((one) => one === opening || recognised.open.includes(one)),
});

export const settled = (
  recognised: Recognised,
  mapping: Partial<Recognised['mapping']>,
  answered: Recognised['open'],
): Recognised => ({
  ...recognised,
  mapping: { ...recognised.mapping, ...mapping },
  open: recognised.open.filter((one) => !answered.includes(one)),
});
