// Least squares in which older days count less and coefficients are held back (ridge regression), as running sums:
// one pass over the days gives the coefficients as of every one of them.
// Each step is linear in the energies, so figures that balance on every day of the history balance in the forecast.

/** Only the lower half of the symmetric matrix is kept. */
export type RunningSums = { readonly squares: Float64Array; readonly products: Float64Array };

export const emptySums = (features: number): RunningSums => ({
  squares: new Float64Array(features * features),
  products: new Float64Array(features),
});

/** Later days have greater weights, so that earlier sums never need to be changed. */
export const addDay = (
  { squares, products }: RunningSums,
  features: Float64Array,
  { value, weight }: { readonly value: number; readonly weight: number },
): void => {
  const size = features.length;
  for (let row = 0; row < size; row += 1) {
    const left = weight * at(features, row);
    if (left === 0) continue;
    products[row] = at(products, row) + left * value;
    for (let column = 0; column <= row; column += 1) {
      const place = row * size + column;
      squares[place] = at(squares, place) + left * at(features, column);
    }
  }
};

/** The penalties are added to the diagonal, which keeps it positive definite however few days there are. */
export const solveRidge = ({ squares, products }: RunningSums, penalties: Float64Array): Float64Array => {
  const lower = choleskyOf(squares, penalties);
  return backward(lower, forward(lower, products));
};

export const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += at(left, index) * at(right, index);
  return sum;
};

const at = (row: Float64Array, index: number): number => row[index] ?? 0;

/** L with L·Lᵀ = squares + penalties. */
const choleskyOf = (squares: Float64Array, penalties: Float64Array): Float64Array => {
  const size = penalties.length;
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(squares, row * size + column) + (row === column ? at(penalties, row) : 0);
      for (let k = 0; k < column; k += 1) sum -= at(lower, row * size + k) * at(lower, column * size + k);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(lower, column * size + column);
    }
  }
  return lower;
};

const forward = (lower: Float64Array, products: Float64Array): Float64Array => {
  const size = products.length;
  const solved = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = at(products, row);
    for (let k = 0; k < row; k += 1) sum -= at(lower, row * size + k) * at(solved, k);
    solved[row] = sum / at(lower, row * size + row);
  }
  return solved;
};

const backward = (lower: Float64Array, products: Float64Array): Float64Array => {
  const size = products.length;
  const solved = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = at(products, row);
    for (let k = row + 1; k < size; k += 1) sum -= at(lower, k * size + row) * at(solved, k);
    solved[row] = sum / at(lower, row * size + row);
  }
  return solved;
};
