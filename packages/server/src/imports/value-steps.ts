// How values follow each other: a counter never falls, the energy of intervals goes up and down.
export type Steps = { readonly rises: number; readonly falls: number };

export class ValueSteps {
  rises = 0;
  falls = 0;

  add(step: number): void {
    if (step > 0) this.rises += 1;
    else if (step < 0) this.falls += 1;
  }

  get counts(): Steps {
    return { rises: this.rises, falls: this.falls };
  }
}
