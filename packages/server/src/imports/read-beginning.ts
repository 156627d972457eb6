// This runs in a thread: the beginning of what a container holds.
import type { MessagePort } from 'node:worker_threads';
import { openContainer } from './containers/open-container.ts';
import { type BeginningOrder, type BeginningReport, beginningOf } from './file-beginning.ts';
import { FileRefused } from './file-refused.ts';
import { InvalidXml } from './xml-reader.ts';

export const readBeginning = async ({ path }: BeginningOrder, server: MessagePort): Promise<void> => {
  const report = (message: BeginningReport): void => server.postMessage(message);
  try {
    const { bytes } = await openContainer({ path });
    report({ kind: 'beginning', beginning: await beginningOf(bytes) });
  } catch (error) {
    if (error instanceof FileRefused) report({ kind: 'refused', code: error.code });
    else if (error instanceof InvalidXml) report({ kind: 'refused', code: 'import_file_invalid' });
    else throw error;
  }
};
