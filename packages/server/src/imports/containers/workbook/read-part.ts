// Reads the XML of one part of a workbook.
import { StringDecoder } from 'node:string_decoder';
import { FileRefused } from '../../file-refused.ts';
import { InvalidXml, xmlReader } from '../../xml-reader.ts';

type PartHandlers = Parameters<typeof xmlReader>[0];

export const readPart = async (xml: AsyncIterable<Buffer>, handlers: PartHandlers): Promise<void> => {
  const reader = xmlReader(handlers);
  const decoder = new StringDecoder('utf8');
  try {
    for await (const piece of xml) reader.push(decoder.write(piece));
    reader.end();
  } catch (error) {
    throw refusalOf(error);
  }
};

export const refusalOf = (error: unknown): unknown =>
  error instanceof InvalidXml ? new FileRefused('import_file_invalid') : error;
