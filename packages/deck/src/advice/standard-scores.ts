import { type Comparison, type FeatureName, features } from './features.ts'
import type { Weights } from './weights.ts'

/** Where a feature lies among the candidates. */
interface Spread {
  name: FeatureName
  weight: number
  mean: number
  deviation: number
}

/** How far the weighted features of candidates spread, by which cards can be compared. */
export type Scale = readonly Spread[]

/** The scores of candidates: how far each feature lies from its mean, in deviations, by its weight. */
export function scoreCandidates(
  comparison: Comparison,
  candidates: Uint32Array,
  weights: Weights,
): { scores: Float64Array; scale: Scale } {
  const scores = new Float64Array(candidates.length)
  const values = new Float64Array(candidates.length)
  const scale = featuresIn(weights).map(([name, weight]) => {
    const measure = features[name]
    for (let at = 0; at < values.length; at++) {
      values[at] = measure(comparison, candidates[at] ?? 0)
    }
    const spread = { name, weight, ...spreadOf(values) }
    for (let at = 0; at < values.length; at++) {
      scores[at] = (scores[at] ?? 0) + weighted(spread, values[at] ?? 0)
    }
    return spread
  })
  return { scores, scale }
}

/** The score of any card by the same scale. */
export function scoreOf(comparison: Comparison, card: number, scale: Scale): number {
  return scale.reduce(
    (score, spread) => score + weighted(spread, features[spread.name](comparison, card)),
    0,
  )
}

function featuresIn(weights: Weights): [FeatureName, number][] {
  // The keys are names of features.
  return Object.entries(weights) as [FeatureName, number][]
}

/** What is not known counts as average. */
function weighted({ weight, mean, deviation }: Spread, value: number): number {
  return Number.isNaN(value) || deviation === 0 ? 0 : (weight * (value - mean)) / deviation
}

function spreadOf(values: Float64Array): { mean: number; deviation: number } {
  let [count, sum, squares] = [0, 0, 0]
  for (const value of values) {
    if (Number.isNaN(value)) continue
    count++
    sum += value
    squares += value * value
  }
  const mean = count === 0 ? 0 : sum / count
  const variance = count === 0 ? 0 : squares / count - mean * mean
  return { mean, deviation: Math.sqrt(Math.max(0, variance)) }
}
