// A meter's quarter-hours as a Green Button (ESPI) feed: what it took and what it gave, a block a day. Quarter-hours
// of which nothing is known are left out; estimated ones say so.
import { type LocalSpan, quarterHourMs, slotQualities } from '@ohmstead/domain';
import type { MeterDay } from '../rollups/meter-day-store.ts';

const flows = [
  { number: 1, direction: 1, column: 'imported' },
  { number: 2, direction: 19, column: 'exported' },
] as const;

/** ESPI's quality of reading: 8 estimated, 14 raw. */
const qualityOf = (quality: number | undefined): number => (quality === slotQualities.estimated ? 8 : 14);

const point = '/espi/1_1/resource/UsagePoint/1';
const meterReading = (flow: number): string => `${point}/MeterReading/${flow}`;
const readingType = (flow: number): string => `/espi/1_1/resource/ReadingType/${flow}`;

export type GreenButtonMeter = { readonly name: string; readonly sn: string; readonly span: LocalSpan };

export async function* greenButtonOfMeter(
  days: AsyncIterable<readonly MeterDay[]>,
  { name, sn, span }: GreenButtonMeter,
): AsyncGenerator<string> {
  const updated = new Date(span.toMs).toISOString();
  yield `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:ohmstead:meter:${escaped(sn)}</id><title>${escaped(name)}</title><updated>${updated}</updated>
${entry(point, [], '<UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>')}`;
  for (const { number, direction } of flows) yield headOf(number, direction);
  for await (const some of days) for (const day of some) yield blocksOf(day, span);
  yield '</feed>\n';
}

const headOf = (flow: number, direction: number): string => {
  const type = `<ReadingType xmlns="http://naesb.org/espi"><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity><flowDirection>${direction}</flowDirection><intervalLength>${quarterHourMs / 1000}</intervalLength><powerOfTenMultiplier>-3</powerOfTenMultiplier><uom>72</uom></ReadingType>`;
  const related = [readingType(flow), `${meterReading(flow)}/IntervalBlock`];
  return (
    entry(meterReading(flow), related, '<MeterReading xmlns="http://naesb.org/espi"/>') +
    entry(readingType(flow), [], type)
  );
};

const blocksOf = ({ fromMs, slots }: MeterDay, span: LocalSpan): string =>
  flows
    .map(({ number, column }) => {
      const intervals = slots[column].flatMap((mwh, slot) => {
        const startMs = fromMs + slot * quarterHourMs;
        const isWithin = startMs >= span.fromMs && startMs + quarterHourMs <= span.toMs;
        const isKnown = mwh !== null && slots.quality[slot] !== slotQualities.missing;
        return isWithin && isKnown ? [intervalOf(startMs, mwh, qualityOf(slots.quality[slot]))] : [];
      });
      if (intervals.length === 0) return '';
      const self = `${meterReading(number)}/IntervalBlock/${fromMs / 1000}`;
      const block = `<IntervalBlock xmlns="http://naesb.org/espi">${intervals.join('')}</IntervalBlock>`;
      return entry(self, [], block, `${meterReading(number)}/IntervalBlock`);
    })
    .join('');

const intervalOf = (startMs: number, mwh: number, quality: number): string =>
  `<IntervalReading><timePeriod><duration>${quarterHourMs / 1000}</duration><start>${startMs / 1000}</start></timePeriod><value>${mwh}</value><ReadingQuality><quality>${quality}</quality></ReadingQuality></IntervalReading>`;

const entry = (self: string, related: readonly string[], content: string, up?: string): string => {
  const links = [
    `<link rel="self" href="${self}"/>`,
    ...(up === undefined ? [] : [`<link rel="up" href="${up}"/>`]),
    ...related.map((address) => `<link rel="related" href="${address}"/>`),
  ];
  return `<entry>${links.join('')}<content type="xml">${content}</content></entry>\n`;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes texts that people entered. Control characters are not allowed in XML. */
const escaped = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
