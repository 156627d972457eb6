// A text of a workbook: in one piece, or in several that look differently. How it is pronounced (`rPh`) is no part of it.

/** More of a text is left out: readings are short. */
const longestText = 1000;

export const textItem = () => {
  let whole = '';
  let isPronunciation = false;
  return {
    onOpen: (tag: string): void => {
      if (tag === 'rPh') isPronunciation = true;
    },
    onClose: (tag: string, text: string): void => {
      if (tag === 'rPh') isPronunciation = false;
      if (tag === 't' && !isPronunciation && whole.length < longestText) whole += text;
    },
    take: (): string => {
      const taken = whole.slice(0, longestText);
      whole = '';
      return taken;
    },
  };
};
