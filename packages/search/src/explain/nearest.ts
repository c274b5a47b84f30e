import { distance } from 'fastest-levenshtein'

/** The number of typos allowed: one per four letters. */
const wrongShare = 1 / 4

/**
 * The word with the most similar spelling, or undefined if none is close; the first among equals.
 */
export function nearestWord(
  word: string,
  known: Iterable<string>,
  isAccepted: (candidate: string) => boolean = () => true,
): string | undefined {
  let best: string | undefined
  let fewest = mostSlips(word) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const wrong = wrongLetters(word, candidate)
    if (wrong >= fewest || !isAccepted(candidate)) continue
    best = candidate
    fewest = wrong
  }
  return best
}

/** All words with the most similar spelling, in their order; empty if none is close. */
export function nearestWords(
  word: string,
  known: Iterable<string>,
  isAccepted: (candidate: string) => boolean = () => true,
): string[] {
  let best: string[] = []
  let fewest = mostSlips(word)
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > fewest) continue
    const wrong = wrongLetters(word, candidate)
    if (wrong > fewest || !isAccepted(candidate)) continue
    if (wrong < fewest) best = []
    best.push(candidate)
    fewest = wrong
  }
  return best
}

/** How many slips a word may have to be taken for another. */
export function mostSlips(word: string): number {
  return Math.max(1, Math.floor(word.length * wrongShare))
}

/** Two swapped letters count as one typo. */
function wrongLetters(word: string, candidate: string): number {
  const wrong = distance(word, candidate)
  return wrong === 2 && isSwapped(word, candidate) ? 1 : wrong
}

function isSwapped(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false
  let at = 0
  while (word[at] === candidate[at]) at++
  const swapped = `${word[at + 1]}${word[at]}`
  return word.slice(0, at) + swapped + word.slice(at + 2) === candidate
}
