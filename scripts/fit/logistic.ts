/** A row of figures, the answer, and how much it counts. */
export interface Row {
  x: Float64Array;
  y: 0 | 1;
  weight: number;
}

/** A logistic regression: `1 / (1 + exp(-(bias + Σ weights · x)))`. */
export interface Logistic {
  bias: number;
  weights: Float64Array;
}

/**
 * Fits by Newton's method with a ridge of `lambda` on the weights, not on the bias. Deterministic.
 * The ridge keeps a figure that separates the few errors of few hosts from being believed entirely.
 */
export function fitLogistic(rows: readonly Row[], width: number, lambda: number): Logistic {
  const size = width + 1;
  // The bias is the weight of a last column of ones.
  const known = rows.map(({ x, y, weight }) => ({
    x: Float64Array.from({ length: size }, (_, i) => (i === width ? 1 : (x[i] ?? 0))),
    y,
    weight,
  }));
  let theta = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(size);
    const curves = new Float64Array(size * size);
    for (const row of known) addRow(row, theta, gradient, curves);
    for (let i = 0; i < size; i += 1) {
      const ridge = i === width ? 1e-3 : lambda;
      gradient[i] = (gradient[i] ?? 0) + ridge * (theta[i] ?? 0);
      curves[i * size + i] = (curves[i * size + i] ?? 0) + ridge;
    }
    const step = solve(curves, gradient);
    theta = theta.map((value, index) => value - clamp(step[index] ?? 0, 2));
    if (Math.max(...step.map(Math.abs)) < 1e-3) break;
  }
  return { bias: theta[width] ?? 0, weights: theta.slice(0, width) };
}

const ROUNDS = 20;

function addRow({ x, y, weight }: Row, theta: Float64Array, gradient: Float64Array, curves: Float64Array): void {
  const size = x.length;
  let sum = 0;
  for (let i = 0; i < size; i += 1) sum += (theta[i] ?? 0) * (x[i] ?? 0);
  const p = sigmoid(sum);
  const error = weight * (p - y);
  const curve = weight * Math.max(p * (1 - p), 1e-6);
  for (let i = 0; i < size; i += 1) {
    const xi = x[i] ?? 0;
    if (xi === 0) continue;
    gradient[i] = (gradient[i] ?? 0) + error * xi;
    const scale = curve * xi;
    const row = i * size;
    for (let j = 0; j <= i; j += 1) curves[row + j] = (curves[row + j] ?? 0) + scale * (x[j] ?? 0);
  }
}

export function probability({ bias, weights }: Logistic, x: Float64Array): number {
  let sum = bias;
  for (let i = 0; i < weights.length; i += 1) sum += (weights[i] ?? 0) * (x[i] ?? 0);
  return sigmoid(sum);
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Cholesky, for a symmetric positive definite matrix given by its lower half, row by row. */
function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const l = Float64Array.from(lower);
  const at = (i: number, j: number) => l[i * size + j] ?? 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      l[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i += 1) {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (x[k] ?? 0);
    x[i] = sum / at(i, i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= at(k, i) * (x[k] ?? 0);
    x[i] = sum / at(i, i);
  }
  return x;
}
