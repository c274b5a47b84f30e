/** How well a ranking finds cards. */
export interface Recall {
  r20: number
  r50: number
  r100: number
  /** One divided by the place of the first card that is found. */
  mrr: number
}

/** Shares of the taken cards among the first 20, 50 and 100 of a ranking. */
export function recallOf(ranking: readonly number[], taken: readonly number[]): Recall {
  const places = taken.map((card) => ranking.indexOf(card)).filter((place) => place >= 0)
  const within = (count: number) => places.filter((place) => place < count).length / taken.length
  const first = Math.min(...places)
  return {
    r20: within(20),
    r50: within(50),
    r100: within(100),
    mrr: places.length === 0 ? 0 : 1 / (first + 1),
  }
}

export function meanRecall(all: readonly Recall[]): Recall {
  const mean = (key: keyof Recall) => meanOf(all.map((recall) => recall[key]))
  return { r20: mean('r20'), r50: mean('r50'), r100: mean('r100'), mrr: mean('mrr') }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
