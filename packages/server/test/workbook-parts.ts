// The parts of a small workbook as Excel writes them, to be changed by a test.

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type WorkbookSheet = {
  readonly name: string;
  readonly data: string;
  readonly state?: string;
  /** Ranges such as `B1:C1`. */
  readonly merged?: readonly string[];
};

export type WorkbookOrder = {
  readonly sheets: readonly WorkbookSheet[];
  /** Each the inside of an `<si>`. */
  readonly strings?: readonly string[];
  /** Of the styles from 1 on; style 0 is that of plain numbers. */
  readonly formats?: readonly (string | number)[];
  readonly date1904?: boolean;
};

export const workbookParts = ({
  sheets,
  strings = [],
  formats = [],
  date1904 = false,
}: WorkbookOrder): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${related}"><workbookPr${
    date1904 ? ' date1904="1"' : ''
  } defaultThemeVersion="166925"/><sheets>${sheets
    .map(
      ({ name, state }, place) =>
        `<sheet name="${name}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="rId${place + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships>${[
    ...sheets.map((_, place) => relation(`rId${place + 1}`, 'worksheet', `worksheets/sheet${place + 1}.xml`)),
    relation('rIdA', 'styles', 'styles.xml'),
    relation('rIdB', 'sharedStrings', '/xl/sharedStrings.xml'),
  ].join('')}</Relationships>`,
  'xl/styles.xml': stylesOf(formats),
  'xl/sharedStrings.xml': `${head}<sst ${main} count="9" uniqueCount="${strings.length}">${strings
    .map((inside) => `<si>${inside}</si>`)
    .join('')}</sst>`,
  ...Object.fromEntries(
    sheets.map((sheet, place) => [`xl/worksheets/sheet${place + 1}.xml`, sheetOf(sheet)]),
  ),
});

const sheetOf = ({ data, merged = [] }: WorkbookSheet): string =>
  `${head}<worksheet ${main} xmlns:r="${related}"><dimension ref="A1"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetData>${data}</sheetData>${mergedOf(merged)}<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`;

const mergedOf = (ranges: readonly string[]): string =>
  ranges.length === 0
    ? ''
    : `<mergeCells count="${ranges.length}">${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${related}/${type}" Target="${target}"/>`;

const stylesOf = (formats: readonly (string | number)[]): string => {
  const codes = formats.map((format, place) =>
    typeof format === 'number' ? '' : `<numFmt numFmtId="${164 + place}" formatCode="${escaped(format)}"/>`,
  );
  const styles = formats.map((format, place) => {
    const id = typeof format === 'number' ? format : 164 + place;
    return `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  });
  return `${head}<styleSheet ${main}><numFmts count="${codes.length}">${codes.join('')}</numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="${styles.length + 1}"><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
