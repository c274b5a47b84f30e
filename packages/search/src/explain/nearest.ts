import { distance } from 'fastest-levenshtein'

/** Letters that may be wrong: one of four. */
const wrongShare = 1 / 4

/** The word that is spelt most like another, or undefined when none is near; the first among equals. */
export function nearestWord(
  word: string,
  known: Iterable<string>,
  isWanted: (candidate: string) => boolean = () => true,
): string | undefined {
  let best: string | undefined
  let fewest = mostWrong(word) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const wrong = wrongLetters(word, candidate)
    if (wrong >= fewest || !isWanted(candidate)) continue
    best = candidate
    fewest = wrong
  }
  return best
}

/** All words that are spelt most like another, in their order; none when none is near. */
export function nearestWords(
  word: string,
  known: Iterable<string>,
  isWanted: (candidate: string) => boolean,
): string[] {
  let best: string[] = []
  let fewest = mostWrong(word)
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > fewest) continue
    const wrong = wrongLetters(word, candidate)
    if (wrong > fewest || !isWanted(candidate)) continue
    if (wrong < fewest) best = []
    best.push(candidate)
    fewest = wrong
  }
  return best
}

function mostWrong(word: string): number {
  return Math.max(1, Math.floor(word.length * wrongShare))
}

/** Two neighbours that changed places are one mistake of the hand. */
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
