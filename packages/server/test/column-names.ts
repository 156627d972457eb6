// How files name their columns in the languages of the product.

export type NamesOfLanguage = {
  readonly time: string;
  readonly date: string;
  readonly clock: string;
  readonly from: string;
  readonly to: string;
  readonly use: string;
  readonly export: string;
  readonly count: string;
  readonly countExport: string;
};

const line = (text: string): NamesOfLanguage => {
  const [
    time = '',
    date = '',
    clock = '',
    from = '',
    to = '',
    use = '',
    fed = '',
    count = '',
    countExport = '',
  ] = text.split('|');
  return { time, date, clock, from, to, use, export: fed, count, countExport };
};

export const namesOfLanguages: readonly NamesOfLanguage[] = [
  'Timestamp|Date|Time|From|To|Consumption|Feed-in|Meter reading|Meter reading feed-in',
  'Zeitstempel|Datum|Uhrzeit|Von|Bis|Verbrauch|Einspeisung|Zählerstand|Zählerstand Einspeisung',
  'Horodate|Date|Heure|Début|Fin|Consommation|Injection|Index|Index injection',
  'Fecha|Fecha|Hora|Desde|Hasta|Consumo|Vertido|Lectura|Lectura exportada',
  'Data|Data|Ora|Inizio|Fine|Prelievo|Immissione|Lettura|Lettura immissione',
  'Tijdstip|Datum|Tijd|Van|Tot|Verbruik|Teruglevering|Meterstand|Meterstand teruglevering',
  'Czas|Data|Godzina|Od|Do|Zużycie|Energia oddana|Stan licznika|Stan licznika oddana',
  'Čas|Datum|Hodina|Od|Do|Spotřeba|Přetok|Stav elektroměru|Stav přetok',
  'Data|Data|Hora|Início|Fim|Consumo|Injetada|Leitura|Leitura injetada',
  'Время|Дата|Время|Начало|Конец|Потребление|Отдача|Показания|Показания отдача',
  '时间|日期|时间|开始时间|结束时间|用电量|上网电量|表底|表底反向',
  '일시|날짜|시간|시작|종료|사용량|역송|지침|지침 역송',
  'เวลา|วันที่|เวลา|เริ่ม|ถึง|การใช้|ขายไฟ|เลขอ่าน|เลขอ่าน ขายไฟ',
  'Waktu|Tanggal|Jam|Mulai|Sampai|Pemakaian|Ekspor|Angka meter|Angka meter ekspor',
].map(line);
