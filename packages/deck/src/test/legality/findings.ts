import { type DeckFormat, deckCardChange, plainRow, slotKey } from '@manafolio/contract'
import { expect } from 'vitest'
import type { DeckChange } from '../../deck-change.ts'
import type { SheetDeck } from '../../deck-sheet.ts'
import type { Finding } from '../../legality/finding.ts'
import { legalityOf } from '../../legality/legality.ts'
import { type DeckText, deckOf, sheetOfDeck } from './decks.ts'

const today = '2026-11-01'

/** A test case: its title, its deck, and its findings as “rule: card + card”. */
export type Case = [title: string, deck: Omit<DeckText, 'format'>, found?: readonly string[]]

/** Expects exactly these findings; each button has to resolve its finding. */
export function expectFindings(text: DeckText, found: readonly string[] = []): void {
  const deck = deckOf(text)
  const findings = findingsOf(deck)
  expect(findings.map(reported)).toEqual(found)
  for (const finding of findings) expectFixes(deck, finding)
}

export function findingsOf(deck: SheetDeck, day = today): Finding[] {
  return legalityOf(sheetOfDeck(deck), day)
}

export function onlyFinding(text: DeckText): Finding {
  const [finding, ...others] = findingsOf(deckOf(text))
  expect(others.map(reported)).toEqual([])
  if (!finding) throw new Error('There is no finding')
  return finding
}

function reported({ rule, cardNames }: Finding): string {
  return cardNames.length > 0 ? `${rule}: ${cardNames.join(' + ')}` : rule
}

function expectFixes(deck: SheetDeck, finding: Finding): void {
  for (const fix of finding.fixes) {
    if (!('change' in fix)) continue
    const { cards, facts = {} } = fix.change
    expect(cards.length + Object.keys(facts).length, fix.label).toBeGreaterThan(0)
    for (const change of cards) expect(deckCardChange.parse(change)).toEqual(change)
    const left = findingsOf(applied(deck, fix.change)).map(reported)
    expect(left, fix.label).not.toContain(reported(finding))
  }
}

/** A deck after a change, as the server would apply it. */
function applied(deck: SheetDeck, { cards, facts }: DeckChange): SheetDeck {
  const rows = new Map(deck.cards.map((row) => [slotKey(row), row]))
  for (const { scryfallId, slotType, finish = 'nonfoil', ...change } of cards) {
    const key = slotKey({ scryfallId, slotType, finish })
    const there = rows.get(key)
    const { tcgplayerId = null, role = null, isLocked = false, quantity, cardName } = change
    const what = { scryfallId, slotType, finish, cardName, quantity, tcgplayerId, role, isLocked }
    const unchanged = { deckId: 'deck', card: cardIn(deck, scryfallId) }
    rows.set(key, { ...plainRow, ...unchanged, ...there, ...what })
  }
  const left = [...rows.values()].filter(({ quantity }) => quantity > 0)
  const { commanderId, commanderName, commanderColor } = { ...deck, ...facts }
  const commander = commanderId === null ? null : cardIn(deck, commanderId)
  return { ...deck, commanderId, commanderName, commanderColor, commander, cards: left }
}

function cardIn(deck: SheetDeck, scryfallId: string) {
  const row = deck.cards.find((one) => one.scryfallId === scryfallId)
  return row?.card ?? (deck.commander?.id === scryfallId ? deck.commander : null)
}

export function inEach(
  formats: readonly DeckFormat[],
  cases: readonly Case[],
): [string, DeckText, readonly string[]][] {
  return formats.flatMap((format) =>
    cases.map(([title, deck, found = []]): [string, DeckText, readonly string[]] => [
      `${format}: ${title}`,
      { format, ...deck },
      found,
    ]),
  )
}
