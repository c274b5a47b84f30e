/** A list in pieces of a size; the last one may be smaller. */
export function chunksOf<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, i) => all.slice(i * size, (i + 1) * size))
}
