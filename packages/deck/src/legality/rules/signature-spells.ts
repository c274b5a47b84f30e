import { deckFace, hasType } from '../../deck-face.ts'
import { type DeckEntry, entriesIn } from '../../deck-sheet.ts'
import { isPlainRow, withRole } from '../changes.ts'
import { bitsOf } from '../colors.ts'
import type { Finding, Fix } from '../finding.ts'
import { groupsOf, makingPlain, namesOf } from '../fixes.ts'
import { fitsIdentity } from '../identity.ts'
import { cardsIn, knownOf, type Rule, type RuledDeck } from '../ruled-deck.ts'
import { listed } from '../wording.ts'

/** One for each oathbreaker: an instant or sorcery within its color identity. */
export function signatureSpells({ cites }: { cites: string }): Rule {
  return (deck) => {
    const spells = entriesIn(deck.sheet, 'signature_spell')
    return [...countFindings(deck, spells, cites), ...kindFindings(deck, cites)]
  }
}

const wants: Readonly<Record<number, string>> = {
  1: 'An oathbreaker has 1 signature spell',
  2: 'Two oathbreakers have 2 signature spells',
}

function countFindings(deck: RuledDeck, spells: readonly DeckEntry[], cites: string): Finding[] {
  const oathbreakers = Math.min(2, Math.max(1, entriesIn(deck.sheet, 'commander').length))
  const over = spells.length - oathbreakers
  if (over === 0) return []
  const message = `${wants[oathbreakers] ?? ''}, and ${spells.length || 'none'} ${spells.length > 1 ? 'are' : 'is'} chosen.`
  const fixes = over > 0 ? removingRoles(deck, spells, over) : choosing(deck, -over)
  const cardNames = over > 0 ? namesOf(spells) : []
  return [{ rule: 'signature_spell', severity: 'error', cardNames, message, cites, fixes }]
}

function removingRoles({ sheet }: RuledDeck, spells: readonly DeckEntry[], over: number) {
  return groupsOf([...spells].reverse(), over).flatMap((group) => makingPlain(sheet, group))
}

function choosing({ sheet }: RuledDeck, missing: number): Fix[] {
  const oathbreakers = entriesIn(sheet, 'commander')
  const spells = entriesIn(sheet, 'main').filter(
    (entry) =>
      isPlainRow(entry) &&
      entry.facts?.legalities[sheet.format] === 'legal' &&
      isSpell(entry) &&
      colorProblem(entry, oathbreakers) === null,
  )
  const kind = missing === 1 ? 'the signature spell' : 'the signature spells'
  const offered = groupsOf(spells, missing).map((group) => ({
    label: `Make ${listed(group.map(({ cardName }) => cardName))} ${kind}`,
    change: withRole(group, 'signature_spell'),
  }))
  return offered.length > 0 ? offered : [{ label: 'Add an instant or sorcery', opens: 'add' }]
}

function isSpell(entry: DeckEntry): boolean {
  const known = knownOf(entry)
  if (!known) return false
  const face = deckFace(known)
  return hasType(face, 'Instant') || hasType(face, 'Sorcery')
}

/** With two oathbreakers a spell is within the colors of one of them. */
function kindFindings(deck: RuledDeck, cites: string): Finding[] {
  const oathbreakers = entriesIn(deck.sheet, 'commander')
  return cardsIn(deck, 'signature_spell').flatMap((entries) => {
    const [spell] = entries
    if (!spell.card) return []
    const problem = isSpell(spell)
      ? colorProblem(spell, oathbreakers)
      : 'it is not an instant or sorcery'
    if (problem === null) return []
    const message = `${spell.cardName} can not be a signature spell: ${problem}.`
    const about = { cardNames: [spell.cardName], message, cites }
    const fixes = makingPlain(deck.sheet, entries)
    return [{ rule: 'signature_spell', severity: 'error', ...about, fixes }]
  })
}

function colorProblem(spell: DeckEntry, oathbreakers: readonly DeckEntry[]): string | null {
  if (oathbreakers.length === 0) return null
  const fits = oathbreakers.some(
    ({ card }) => !card || fitsIdentity(spell, bitsOf(card.colorIdentity)),
  )
  if (fits) return null
  const names = listed(oathbreakers.map(({ cardName }) => cardName))
  return `it is outside the color identity of ${names}`
}
