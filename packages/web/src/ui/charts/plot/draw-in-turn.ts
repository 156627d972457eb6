// Charts that come at the same time are first drawn one after another, each in a task of its own: a slow phone answers to
// touches in between.
const waiting: (() => void)[] = [];
let isUnderWay = false;

/** Gives what calls it off. */
export const drawInTurn = (draw: () => void): (() => void) => {
  waiting.push(draw);
  if (!isUnderWay) setTimeout(drawNext);
  isUnderWay = true;
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
};

const drawNext = (): void => {
  const draw = waiting.shift();
  isUnderWay = draw !== undefined;
  if (draw === undefined) return;
  setTimeout(drawNext);
  draw();
};
