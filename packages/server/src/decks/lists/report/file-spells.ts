import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { against, inMain, inRole } from './filed-line.ts'
import { type FilingRule, inSection } from './filing.ts'
import type { FoundLine } from './found-line.ts'

/** Decks have one for each oathbreaker, and only those of Oathbreaker. */
export const fileSpells: FilingRule = ({ deckFormat }, lines) => {
  const said = inSection(lines, 'signature_spell')
  if (deckFormat !== null && !mayHaveSpell(deckFormat)) {
    const { name } = formatFacts[deckFormat]
    return said.map((line) => [line, { ...inMain, says: [['no_spell_format', name]] }])
  }
  const leaders = inSection(lines, 'commander')
  const spells = [...said, ...leaders.filter(isSpell)]
  const most = leaders.filter((line) => !isSpell(line)).length < 2 ? 1 : 2
  return spells.map((line, at) => [
    line,
    at < most ? inRole('signature_spell') : against(inMain, 'many_spells'),
  ])
}

export function mayHaveSpell(deckFormat: DeckFormat | null): boolean {
  return deckFormat === null || deckFormat === 'oathbreaker'
}

/** Nothing of the kind leads a deck: beside a commander it is the signature spell. */
export function isSpell({ card }: FoundLine): boolean {
  return card !== undefined && /^(?:\w+ )*(?:Instant|Sorcery)\b/.test(card.typeLine)
}
