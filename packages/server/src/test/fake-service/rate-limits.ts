/** Requests that are dear to the service: 2 a second of each kind. The others: 10 a second. */
const dear = ['/cards/search', '/cards/named', '/cards/random', '/cards/collection']
const limits = { dear: 2, other: 10 }
const secondMs = 1000

/** Who asks too often gets nothing for so long. */
const penaltyMs = 30_000

/** Counts requests as the service does. The clock is in ms. */
export function requestCounter(now: () => number): (path: string) => boolean {
  const times = new Map<string, number[]>()
  let lockedUntil = Number.NEGATIVE_INFINITY
  return (path) => {
    const kind = dear.find((start) => path.startsWith(start)) ?? 'other'
    const recent = (times.get(kind) ?? []).filter((time) => now() - time < secondMs)
    const max = kind === 'other' ? limits.other : limits.dear
    if (recent.length >= max) lockedUntil = now() + penaltyMs
    times.set(kind, [...recent, now()].slice(-limits.other))
    return now() >= lockedUntil
  }
}
