// What is known of who was heard when, and what is to be written down of it.
import { minuteMicros } from '@ohmstead/domain';
import type { KnownMeter } from '../admission/meter-cache.ts';
import type { HeardMeter, Return, Silence } from './silence-store.ts';
import { openSilenceWheel } from './silence-wheel.ts';
import type { WatchedTime } from './watched-time.ts';

export type SilenceBook = {
  heard(meter: Pick<KnownMeter, 'id' | 'alerts'>, arrivedMicros: number): void;
  /** As the tables have it at the start. Time in which nobody could be heard is no silence. */
  remember(meter: HeardMeter, nowMicros: number): void;
  changeLimit(meter: Pick<HeardMeter, 'meterId' | 'limitMicros'>): void;
  /**
   * Whether the tables have it otherwise of a meter whose silence is not written yet: another server has heard it, or was
   * told of another limit. It is not silent then.
   */
  isRefuted(meter: HeardMeter, nowMicros: number): boolean;
  /** Another server may have heard it. */
  heardElsewhere(meter: HeardMeter, nowMicros: number): void;
  silentMeters(): number[];
  /** Who has fallen silent by then is waiting to be written from now on. */
  judge(nowMicros: number): void;
  /** Written in order; each takes its rows out once they are. */
  readonly silences: Waiting<Silence>;
  readonly returns: Waiting<Return>;
};

export type Waiting<Row> = {
  /** Hands out some rows at a time; those that could not be written stay. */
  drain(write: (rows: readonly Row[]) => Promise<void>): Promise<void>;
};

export const openSilenceBook = (time: WatchedTime, nowMicros: number): SilenceBook => {
  const wheel = openSilenceWheel(time.at(nowMicros));
  const silences = openWaiting<Silence>();
  const returns = openWaiting<Return>();
  /** Of a meter that sent nothing since. */
  const heardBy = ({ meterId, arrivedMicros, limitMicros }: HeardMeter, atMicros: number) => ({
    meterId,
    arrivedMicros,
    limitMicros,
    heardMicros: time.at(atMicros) - time.within({ fromMicros: arrivedMicros, toMicros: atMicros }),
  });
  return {
    silences,
    returns,
    heard: ({ id: meterId, alerts }, arrivedMicros) => {
      const known = wheel.of(meterId);
      const heardMicros = time.at(arrivedMicros);
      const limitMicros = alerts.offlineMicros;
      if (known && !known.isSilent && known.limitMicros === limitMicros) {
        known.heardMicros = heardMicros;
        known.arrivedMicros = arrivedMicros;
        return;
      }
      if (known?.isSilent) returns.add({ meterId, arrivedMicros });
      wheel.put({ meterId, heardMicros, arrivedMicros, limitMicros, isSilent: false });
    },
    remember: (meter, atMicros) => {
      const { meterId, arrivedMicros, silentSinceMicros } = meter;
      const known = wheel.of(meterId);
      const since = silentSinceMicros ?? Number.POSITIVE_INFINITY;
      const heardAtMicros = known?.arrivedMicros ?? arrivedMicros;
      const isBack = heardAtMicros > since;
      if (isBack) returns.add({ meterId, arrivedMicros: heardAtMicros });
      // What was heard meanwhile is newer.
      if (known) return;
      const isSilent = silentSinceMicros !== null && !isBack;
      wheel.put({ ...heardBy(meter, atMicros), isSilent });
    },
    changeLimit: ({ meterId, limitMicros }) => {
      const known = wheel.of(meterId);
      if (known && known.limitMicros !== limitMicros) wheel.put({ ...known, limitMicros });
    },
    isRefuted: (meter, atMicros) => {
      const known = wheel.of(meter.meterId);
      if (!known) return false;
      const isLater = meter.arrivedMicros > known.arrivedMicros;
      if (!isLater && meter.limitMicros === known.limitMicros) return false;
      wheel.put({
        ...(isLater ? heardBy(meter, atMicros) : known),
        limitMicros: meter.limitMicros,
        isSilent: false,
      });
      return true;
    },
    heardElsewhere: (meter, atMicros) => {
      const known = wheel.of(meter.meterId);
      if (!known || meter.arrivedMicros <= known.arrivedMicros) return;
      if (known.isSilent) returns.add(meter);
      wheel.put({ ...heardBy(meter, atMicros), isSilent: false });
    },
    silentMeters: () => wheel.silent().map(({ meterId }) => meterId),
    judge: (atMicros) => {
      for (const patience of wheel.due(time.at(atMicros))) {
        patience.isSilent = true;
        const { meterId, arrivedMicros: sinceMicros, limitMicros } = patience;
        silences.add({ meterId, sinceMicros, limitMinutes: (limitMicros ?? 0) / minuteMicros });
      }
    },
  };
};

const rowsAtOnce = 2_000;

const openWaiting = <Row>(): Waiting<Row> & { add(row: Row): void } => {
  let waiting: Row[] = [];
  return {
    add: (row) => waiting.push(row),
    drain: async (write) => {
      while (waiting.length > 0) {
        const some = waiting.slice(0, rowsAtOnce);
        await write(some);
        waiting = waiting.slice(some.length);
      }
    },
  };
};
