import type { DeckListLine } from '@manafolio/contract'
import type { SentenceKind } from '../../../../ui/row-sentences.tsx'
import { placeOf, placeWords } from './places.ts'

/** What a line is about: its card, or else what the list says. */
export function titleOf({ printing, text }: DeckListLine): string {
  return printing?.cardName ?? (text.replace(/^\s*\d+\s*x?\s+/i, '').trim() || text)
}

/** "4 × Main deck", as far as it is known. */
export function copiesWords(line: DeckListLine): string {
  const place = placeOf(line)
  const where = place ? placeWords[place] : ''
  return line.quantity === null ? where : [`${line.quantity} ×`, where].join(' ').trim()
}

const firstKinds: Partial<Record<DeckListLine['state'], SentenceKind>> = {
  fix: 'trouble',
  left_out: 'omission',
}

/** What is wrong comes first, or why it is left out; the rest is worth knowing. */
export function sentencesOf({ state, says }: DeckListLine) {
  return [...new Set(says)].map((text, at) => ({
    kind: (at === 0 && firstKinds[state]) || ('note' as const),
    text,
  }))
}
