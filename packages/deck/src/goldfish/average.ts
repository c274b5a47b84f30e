/** A mean with half the width of its 95 % interval. */
export interface Average {
  mean: number
  error: number
}

export interface Sums {
  count: number
  sum: number
  squares: number
}

export function sumsOf(): Sums {
  return { count: 0, sum: 0, squares: 0 }
}

export function counted(sums: Sums, value: number) {
  sums.count++
  sums.sum += value
  sums.squares += value ** 2
}

export function averageOf({ count, sum, squares }: Sums): Average {
  const mean = sum / count
  const variance = Math.max(0, squares / count - mean ** 2)
  return { mean, error: 1.96 * Math.sqrt(variance / count) }
}
