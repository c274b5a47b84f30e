import type { CardFacts } from '@manafolio/contract'
import { type DeckEntry, type DeckSheet, entriesIn } from '../../deck-sheet.ts'
import { isPlainRow, madeCommander } from '../changes.ts'
import { bitsOf } from '../colors.ts'
import type { Finding } from '../finding.ts'
import { changing, fixesOffered, makingPlain } from '../fixes.ts'
import { fitsIdentity } from '../identity.ts'
import type { LeaderRules } from '../leaders.ts'
import { isBackground } from '../partners.ts'
import { cardsIn, type Rule, type RuledDeck } from '../ruled-deck.ts'
import { aDeck, capitalised } from '../wording.ts'

/** A deck needs a commander, which has to be a valid one. */
export function commanders(leaders: LeaderRules): Rule {
  return (deck) => {
    const chosen = entriesIn(deck.sheet, 'commander')
    if (chosen.length === 0) return [missing(deck, leaders)]
    return cardsIn(deck, 'commander').flatMap((entries) => {
      const [{ card, facts }] = entries
      const isPaired = chosen.length > 1 && card !== null && isBackground(card)
      if (!card || isPaired || leaders.canLead(card, facts)) return []
      return unable(deck, leaders, entries)
    })
  }
}

function missing({ sheet, formatName }: RuledDeck, leaders: LeaderRules): Finding {
  const { word, cites } = leaders
  const article = word === 'oathbreaker' ? 'an' : 'a'
  const message = `${capitalised(aDeck(formatName))} has ${article} ${word}, and none is chosen yet.`
  const offered = candidates(sheet, leaders).flatMap((entry) =>
    changing(`Make ${entry.cardName} the ${word}`, madeCommander(entry)),
  )
  const fixes = [...offered, { label: `Choose ${article} ${word}`, opens: 'facts' } as const]
  return { rule: 'commander', severity: 'unfinished', cardNames: [], message, cites, fixes }
}

/** Sorted by how few other cards are outside their colors. */
function candidates(sheet: DeckSheet, { canLead, offered }: LeaderRules): DeckEntry[] {
  const main = entriesIn(sheet, 'main').filter(isPlainRow)
  const isOffered = (facts: CardFacts) => {
    const word = facts.legalities[sheet.format]
    return word !== undefined && offered.includes(word)
  }
  return main
    .filter(({ card, facts }) => card && facts && canLead(card, facts) && isOffered(facts))
    .map((entry) => ({ entry, odd: outsiders(main, entry) }))
    .sort((one, other) => one.odd - other.odd)
    .slice(0, fixesOffered)
    .map(({ entry }) => entry)
}

function outsiders(main: readonly DeckEntry[], { card }: DeckEntry): number {
  const identity = bitsOf(card?.colorIdentity ?? [])
  return main.filter((entry) => !fitsIdentity(entry, identity)).length
}

function unable(
  { sheet, formatName }: RuledDeck,
  { word, kinds, cites }: LeaderRules,
  entries: readonly [DeckEntry, ...DeckEntry[]],
): Finding {
  const name = entries[0].cardName
  const message = `${name} can not lead ${aDeck(formatName)}: its ${word} is ${kinds}.`
  const fixes = [
    { label: `Choose another ${word}`, opens: 'facts' } as const,
    ...makingPlain(sheet, entries),
  ]
  return { rule: 'commander', severity: 'error', cardNames: [name], message, cites, fixes }
}
