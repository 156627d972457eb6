// What people see of the household: nothing of it may change by an upgrade. Of an answer only what is named here is compared, so
// that a later version may say more.
import type { Ask } from '../incident-stories/ask.ts';

type Get = (path: string) => ReturnType<Ask>;
// biome-ignore lint/suspicious/noExplicitAny: answers are compared as they come
type Row = Record<string, any>;

const october = 'starttime=2026-10-01&endtime=2026-11-01';

export const readFigures = async (ask: Ask, token: string) => {
  const get: Get = (path) => ask('GET', path, { token });
  const sites = await get('user/sitelist');
  return inOrder(sites, (site) => figuresOfSite(get, site));
};

const figuresOfSite = async (get: Get, { id, ...site }: Row) => ({
  ...only(site, 'name', 'timeZone', 'priceUnit', 'meterCount', 'openIncidents'),
  ...(await energyOf(get, id)),
  ...(await moneyOf(get, id)),
  incidents: (await get(`site/incidents/${id}`)).items.map((incident: Row) =>
    only(
      incident,
      'kind',
      'meterName',
      'phase',
      'startedAt',
      'endedAt',
      'limit',
      'worst',
      'worstAt',
      'isNormal',
    ),
  ),
  meters: await inOrder(await get(`site/inverterList/${id}`), (meter) => figuresOfMeter(get, meter)),
});

const energyOf = async (get: Get, id: number) => {
  const columns = async (query: string) => {
    const { times, to, series, coverage } = await get(`site/EnergyTypeColumn/${id}?ctype=2&${query}`);
    return { times, to, series, coverage };
  };
  const { consumptionKwh, uses, notMeasured } = await get(`site/enduses/${id}?${october}`);
  return {
    months: await columns('timetype=2&date=2026-01-01'),
    days: await columns('timetype=1&date=2026-10-01'),
    hoursOfLongDay: await columns('timetype=0&date=2026-10-25'),
    hoursOfShortDay: await columns('timetype=0&date=2026-10-04'),
    endUses: {
      consumptionKwh,
      uses: uses.map((use: Row) => only(use, 'name', 'kWh', 'gridKwh', 'directKwh', 'amount')),
      notMeasured: only(notMeasured, 'kWh', 'amount'),
    },
  };
};

const moneyOf = async (get: Get, id: number) => {
  const bill = await get(`site/billreport/${id}?reporttype=1&time=2026-10`);
  const lineOf = (line: Row) =>
    only(line, 'kind', 'name', 'band', 'kWh', 'demandKw', 'price', 'amount', 'from', 'to');
  const { versions } = await get(`tariff/list/${id}`);
  return {
    bill: {
      ...only(bill, 'from', 'to', 'currency', 'total', 'net', 'coverage'),
      lines: bill.lines.map(lineOf),
      income: bill.income.lines.map(lineOf),
      saving: bill.saving.total,
    },
    tariffs: versions.map((version: Row) =>
      only(version, 'name', 'validFrom', 'heldUntil', 'buying', 'feedIn'),
    ),
    invoices: await inOrder(await get(`bill/invoices/${id}`), async (invoice) =>
      only(await get(`bill/invoice/${id}?invoice=${invoice.id}`), 'theirTotal', 'ourTotal', 'difference'),
    ),
  };
};

const figuresOfMeter = async (get: Get, { id }: Row) => {
  const meter = await get(`inverter/get/${id}`);
  const { items } = await get(`inverter/audit/${id}?limit=200`);
  const voltages = await get(`inverter/dataLine/${id}?date=2026-10-28&columnName=voltage`);
  return {
    ...only(
      meter,
      'name',
      'sn',
      'type',
      'useType',
      'uploadKey',
      'behindMeterId',
      'parts',
      'lastUpdate',
      'hasIntervals',
    ),
    voltages: voltages.series.map(({ key, data }: Row) => ({
      key,
      data: data.filter((value: number | null) => value !== null),
    })),
    audit: items.map((item: Row) => ({
      ...only(item, 'at', 'kind', 'reason', 'phase', 'direction', 'beforeKwh', 'afterKwh', 'bookedKwh'),
      ...only(item, 'effectKwh', 'effectAmount', 'choices'),
      decisions: item.history.map((decision: Row) => only(decision, 'verdict', 'by', 'decidedAt')),
    })),
    imports: (await get(`inverter/imports/${id}`)).map((item: Row) =>
      only(item, 'state', 'format', 'holds', 'createdAt', 'rows', 'readings', 'duplicates', 'from', 'to'),
    ),
  };
};

const only = (row: Row, ...keys: readonly string[]): Row =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

const inOrder = async <Result>(
  rows: readonly Row[],
  read: (row: Row) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const row of rows) results.push(await read(row));
  return results;
};
