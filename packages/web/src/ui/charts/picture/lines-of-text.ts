type Line = { readonly text: string; readonly box: DOMRect };

/** A text's lines, as the browser has broken it. */
export const linesOfText = (node: Text): Line[] => {
  const lines: { text: string; box: DOMRect }[] = [];
  const range = document.createRange();
  for (let at = 0; at < node.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const box = range.getBoundingClientRect();
    const letter = node.data.charAt(at);
    const last = lines.at(-1);
    if (last && (box.width === 0 || box.top < last.box.bottom - 1)) {
      last.text += letter;
      last.box = spanning(last.box, box);
    } else if (box.width > 0) lines.push({ text: letter, box });
  }
  return lines;
};

/** Marks above and below letters have no width of their own. */
const spanning = (line: DOMRect, letter: DOMRect): DOMRect =>
  letter.width === 0
    ? line
    : new DOMRect(line.x, line.y, Math.max(line.right, letter.right) - line.x, line.height);
