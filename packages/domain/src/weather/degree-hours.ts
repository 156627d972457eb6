// How much heating and cooling the weather asks for: the degrees by which each hour lies below or above what people find
// comfortable without either, summed over the hours.

const heatBelowC = 15;
const coolAboveC = 22;

export type DegreeHours = { readonly heating: number; readonly cooling: number };

export const degreeHoursOf = (temperaturesC: readonly number[]): DegreeHours => {
  let heating = 0;
  let cooling = 0;
  for (const temperatureC of temperaturesC) {
    heating += Math.max(0, heatBelowC - temperatureC);
    cooling += Math.max(0, temperatureC - coolAboveC);
  }
  return { heating, cooling };
};
