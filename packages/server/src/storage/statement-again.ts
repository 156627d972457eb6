import { againAfterConflict } from './again-after-conflict.ts';

const opening = /^(?:begin|start transaction)\b/;
const closing = /^(?:commit|rollback)$/;

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** A client's statements: outside of a transaction each commits by itself, and after a conflict it is sent again. */
export const statementAgain = (query: Query): Query => {
  let isWithin = false;
  return async (text, values) => {
    if (opening.test(text)) isWithin = true;
    else if (closing.test(text)) isWithin = false;
    return isWithin ? query(text, values) : againAfterConflict(() => query(text, values));
  };
};
