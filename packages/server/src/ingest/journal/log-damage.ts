import type { Log } from '../../log/log.ts';
import type { DamagedFile } from './upload-journal.ts';

export const logDamage = (damaged: readonly DamagedFile[], log: Log): void => {
  for (const { path, damages, copy } of damaged) {
    const mayBeLost = damages.some((damage) => damage.mayBeLost);
    log.error(
      { file: path, copy, damages },
      `The upload journal is damaged. All that can be read of it is taken. ${mayBeLost ? lost : nothingLost}`,
    );
  }
};

const lost =
  'Readings acknowledged in the last seconds before the stop may be lost; their energy is known from the meters’ next counts. ' +
  'A last record may also have been in the middle of being written, and not acknowledged. Look at the disk’s health.';
const nothingLost = 'Nothing is lost: the database has what stood there. Look at the disk’s health.';
