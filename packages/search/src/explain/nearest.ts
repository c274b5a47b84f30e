import { distance } from 'fastest-levenshtein'

/** Letters that may be wrong: one of four. */
const wrongShare = 1 / 4

/** The word that is spelt most like another, or undefined when none is near; the first among equals. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(word.length * wrongShare)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const wrong = distance(word, candidate)
    if (wrong >= fewest) continue
    best = candidate
    fewest = wrong
  }
  return best
}
