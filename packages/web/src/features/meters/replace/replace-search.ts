// Pure: what the address of the replacement says beside the path.

/** The instant of a question that another meter is the answer to: the form begins with its date and counts. */
export type ReplaceSearch = { at?: string };

export const replaceSearch = ({ at }: Record<string, unknown>): ReplaceSearch =>
  typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at } : {};
