/**
 * Charts are drawn for the screen: before the page is printed they are drawn for paper, light and as wide as A4, and
 * their tables are opened.
 * `name` is what browsers call the file when the page is saved as PDF.
 */
export const printPage = async (name: string): Promise<void> => {
  const { dataset } = document.documentElement;
  const { theme = 'light' } = dataset;
  const { title } = document;
  const tables = [...document.querySelectorAll<HTMLDetailsElement>('figure > div > details:not([open])')];
  window.addEventListener(
    'afterprint',
    () => {
      delete dataset.paper;
      for (const table of tables) table.open = false;
      dataset.theme = theme;
      document.title = title;
    },
    { once: true },
  );
  dataset.paper = '';
  for (const table of tables) table.open = true;
  dataset.theme = 'light';
  document.title = name;
  await charts();
  window.print();
};

/** A new size is observed, rendered and painted: each takes a frame. */
const charts = async (): Promise<void> => {
  for (let frame = 0; frame < framesToPaint; frame += 1)
    await new Promise((painted) => requestAnimationFrame(painted));
};

const framesToPaint = 6;
