// What is wrong with a page's layout, found in the page itself: sideways scroll, text cut off or sticking out.
import type { Page } from 'playwright-core';

/** Sentences for people; none when all is well. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults, { usualText: true });

/** The layout faults of text at twice its size, for which a narrow screen must break words. */
export const largeTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(findFaults, { usualText: false });

/** Runs in the page: everything it needs stands inside. */
const findFaults = ({ usualText }: { usualText: boolean }): string[] => {
  /** Less than this is rounding. */
  const slackPx = 1.5;
  const short = (text: string) => `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isForReadersOnly = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

  const ancestorsOf = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };

  const visibleTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; node: Node; parent: Element; box: DOMRect; range: Range }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || text.trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (ancestorsOf(parent).some(isForReadersOnly)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) texts.push({ text, node, parent, box, range });
    }
    return texts;
  };

  const sidewaysScroll = (): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + slackPx &&
        !ancestorsOf(element).some((at) => scrolls(getComputedStyle(at).overflowX)),
    );
    const widest = wide
      .slice(-2)
      .map((element) => `<${element.tagName.toLowerCase()}> ${short(element.textContent)}`);
    return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${widest.join(', ')}`];
  };

  /** A desktop has room for all columns of a table. */
  const roomyPx = 1440;
  const hiddenColumns = (): string[] => {
    if (document.documentElement.clientWidth < roomyPx) return [];
    const scrolled = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + slackPx &&
        scrolls(getComputedStyle(element).overflowX) &&
        element.clientWidth > 0,
    );
    return scrolled.map(
      (element) =>
        `${short(element.textContent)} is ${element.scrollWidth - element.clientWidth} px wider than its place`,
    );
  };

  /** A name may end in an ellipsis where its title has all of it. */
  const isShortened = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('[title]') !== null;

  const cutBy = (box: DOMRect, element: Element): boolean => {
    const style = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const margin =
      slackPx + (style.overflowY === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0);
    const sideways = box.right > edge.right + margin || box.left < edge.left - margin;
    const upright = box.bottom > edge.bottom + margin || box.top < edge.top - margin;
    return (hides(style.overflowX) && sideways) || (hides(style.overflowY) && upright);
  };

  const cutOff = ({ text, parent, box }: { text: string; parent: Element; box: DOMRect }): string[] => {
    for (const at of ancestorsOf(parent)) {
      const style = getComputedStyle(at);
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return [];
      if (cutBy(box, at)) return isShortened(at) ? [] : [`${short(text)} is cut off`];
      if (style.position === 'fixed') return [];
    }
    return [];
  };

  const isScrolledIn = (element: Element, holder: Element) =>
    ancestorsOf(element).some((at) => holder.contains(at) && scrolls(getComputedStyle(at).overflowX));

  const holders = 'button, label, summary, td, th, li, dt, dd, section, article, dialog, fieldset';
  const sticksOut = ({ text, parent, box }: { text: string; parent: Element; box: DOMRect }): string[] => {
    const holder = parent.closest(holders);
    if (!holder || parent.closest('svg') || isScrolledIn(parent, holder)) return [];
    const edge = holder.getBoundingClientRect();
    return box.right > edge.right + slackPx || box.left < edge.left - slackPx
      ? [`${short(text)} sticks out of its <${holder.tagName.toLowerCase()}>`]
      : [];
  };

  /** A number and its unit, or a short word, on two lines. */
  const broken = ({ text, node, range }: { text: string; node: Node; range: Range }): string[] => {
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size < 2) return [];
    return [...text.matchAll(/[^ \t\r\n]+/gu)].flatMap(({ 0: word, index }) => {
      // Long words and addresses may break; scripts without spaces do so everywhere.
      if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\d.,:;%€$()]{1,10}$/u.test(word.replaceAll('\u202f', '')))
        return [];
      const part = document.createRange();
      part.setStart(node, index);
      part.setEnd(node, index + word.length);
      const tops = new Set([...part.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [`${short(word)} is broken in two`] : [];
    });
  };

  const texts = visibleTexts();
  const faults = [
    ...sidewaysScroll(),
    ...texts.flatMap(cutOff),
    ...texts.flatMap(sticksOut),
    ...(usualText ? [...texts.flatMap(broken), ...hiddenColumns()] : []),
  ];
  return [...new Set(faults)];
};
