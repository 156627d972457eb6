// Reads XML as it comes, in little memory whatever it holds: elements within elements, attributes, names and texts are
// limited. Document types, and entities other than XML's own five, which could make a small file endless, are errors.
import sax from 'sax';

export class InvalidXml extends Error {
  override readonly name = 'InvalidXml';
}

type XmlHandlers = {
  /** The name comes without its prefix. */
  readonly onOpen: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  /** `text` stands between the last tag and this one. */
  readonly onClose: (tag: string, text: string) => void;
};

const deepest = 32;
const mostAttributes = 32;
/** The limit of a name, an attribute's value, or the text of an element. */
const longestText = 1000;

/** sax looks once a piece whether it holds more than 64 KB of one thing. */
const pieceLength = 16 * 1024;

export const xmlReader = ({ onOpen, onClose }: XmlHandlers) => {
  // It counts positions, for without them it does not limit lengths.
  const parser = sax.parser(true, { xmlns: false, position: true });
  let depth = 0;
  let attributes = 0;
  let text = '';

  parser.onerror = (error) => {
    throw new InvalidXml(error.message);
  };
  parser.ondoctype = () => {
    throw new InvalidXml('a document type');
  };
  parser.onopentagstart = ({ name }) => {
    depth += 1;
    attributes = 0;
    if (depth > deepest || name.length > longestText)
      throw new InvalidXml('elements too deep or names too long');
  };
  parser.onattribute = ({ name, value }) => {
    attributes += 1;
    if (attributes > mostAttributes || name.length + value.length > longestText) {
      throw new InvalidXml('too many attributes, or too long ones');
    }
  };
  parser.onopentag = (tag) => {
    text = '';
    // Attributes are texts, because namespaces are off.
    onOpen(localName(tag.name), tag.attributes as Record<string, string>);
  };
  const addText = (more: string): void => {
    if (text.length < longestText) text += more.slice(0, longestText);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = (name) => {
    depth -= 1;
    onClose(localName(name), text);
    text = '';
  };

  return {
    push: (piece: string): void => {
      for (let from = 0; from < piece.length; from += pieceLength) {
        parser.write(piece.slice(from, from + pieceLength));
      }
    },
    end: (): void => void parser.close(),
  };
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
