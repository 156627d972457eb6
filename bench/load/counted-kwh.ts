import { hourMs } from '@ohmstead/domain';

const powerKw = 0.48;

/** What a meter's counter shows at an instant, to its 1 Wh: it rises as the power says, over all runs. */
export const countedKwh = (atMs: number): number =>
  Math.round(((atMs % (10_000 * hourMs)) / hourMs) * powerKw * 1000) / 1000;
