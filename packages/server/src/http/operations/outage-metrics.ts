import { Counter, Gauge, type Registry } from 'prom-client';
import type { Outages } from '../../storage/outages.ts';

export const registerOutageMetrics = (registers: Registry[], { counts }: Pick<Outages, 'counts'>): void => {
  new Gauge({
    name: 'ohmstead_database_out',
    help: '1 while the database cannot be used, else 0.',
    registers,
    collect() {
      this.set(counts().isOut ? 1 : 0);
    },
  });
  new Counter({
    name: 'ohmstead_database_outages_total',
    help: 'How often the database could not be used.',
    registers,
    collect() {
      this.reset();
      this.inc(counts().outages);
    },
  });
  new Counter({
    name: 'ohmstead_unavailable_answers_total',
    help: 'Uploads and calls answered 503, most of them for want of the database.',
    registers,
    collect() {
      this.reset();
      this.inc(counts().refused);
    },
  });
};
