// What is seen of a chart, part by part and from back to front, as the browser has laid it out.
import { linesOfText } from './lines-of-text.ts';
import { sharpDrawings } from './sharp-drawings.ts';

export type PicturePart =
  | { readonly kind: 'box'; readonly box: DOMRect; readonly style: CSSStyleDeclaration }
  | { readonly kind: 'canvas'; readonly box: DOMRect; readonly draw: (ratio: number) => HTMLCanvasElement }
  | { readonly kind: 'svg'; readonly box: DOMRect; readonly svg: SVGSVGElement }
  | {
      readonly kind: 'text';
      readonly box: DOMRect;
      readonly text: string;
      readonly style: CSSStyleDeclaration;
    };

/** What only a page has: the chart's sentence, its table and menu, and words for those who do not see it. */
const leftOut = 'figcaption, .hidden-visually, [data-page-only]';

export const partsOf = (element: Element): PicturePart[] => {
  if (element.matches(leftOut) || element.getClientRects().length === 0) return [];
  const box = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) return [{ kind: 'svg', box, svg: element }];
  const draw = sharpDrawings.get(element);
  if (draw) return [{ kind: 'canvas', box, draw }];
  const style = getComputedStyle(element);
  const inside = [...element.childNodes].flatMap((node): PicturePart[] => {
    if (node instanceof Element) return partsOf(node);
    if (!(node instanceof Text)) return [];
    return linesOfText(node).map((line) => ({ kind: 'text', ...line, style }));
  });
  return [{ kind: 'box', box, style }, ...inside];
};
