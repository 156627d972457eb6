// Charts drawn on a canvas hold the screen's pixels: for a picture they are drawn again, finer.
export const sharpDrawings = new WeakMap<Element, (pixelRatio: number) => HTMLCanvasElement>();
