// A drawing of the page as an image of its own: what style sheets give it is written into it.

const properties = [
  ...['fill', 'fill-opacity', 'opacity', 'vector-effect'],
  ...['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
] as const;

export const svgImage = async (svg: SVGSVGElement, { width, height }: DOMRect): Promise<HTMLImageElement> => {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone is of the same kind
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, element] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    const written = properties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    copies[at]?.setAttribute('style', written);
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
};
