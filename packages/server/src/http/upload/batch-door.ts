// Batches wait in memory, so few may be under way: of one address, so that nobody takes all the room, and in all.
// Those of one address are handed to the writer one after another: parts of one history sent side by side would else
// come to the meters out of order, which costs far more.

import { type CapacityGate, openCapacityGate } from '../../concurrency/capacity-gate.ts';
import { oneAtATime } from '../../concurrency/one-at-a-time.ts';
import { createPermits, type Sender } from '../connections/body-permits.ts';

export type BatchDoorLimits = {
  readonly ofAddress: number;
  readonly inAll: number;
  /** Of all batches together. */
  readonly unwrittenLines: number;
};

export type BatchVisit = {
  /** Runs after the earlier batches of this address. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
  /** For lines that are not written yet. */
  readonly room: CapacityGate;
  readonly leave: () => void;
};

export type BatchDoor = {
  /** Null: too many are under way. */
  enter(address: string, sender: Sender): BatchVisit | null;
};

export const openBatchDoor = (limits: BatchDoorLimits): BatchDoor => {
  const queues = new Map<string, { visits: number; readonly inTurn: BatchVisit['inTurn'] }>();
  const room = openCapacityGate(limits.unwrittenLines);
  const places = createPermits(limits.inAll);
  return {
    enter: (address, sender) => {
      const leavePlace = places.acquire([{ key: address, most: limits.ofAddress }], sender);
      if (leavePlace === null) return null;
      const queue = queues.get(address) ?? { visits: 0, inTurn: oneAtATime() };
      queues.set(address, queue);
      queue.visits += 1;
      const leave = once(() => {
        queue.visits -= 1;
        leavePlace();
        if (queue.visits === 0) queues.delete(address);
      });
      return { inTurn: queue.inTurn, room, leave };
    },
  };
};

const once = (act: () => void): (() => void) => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
};
