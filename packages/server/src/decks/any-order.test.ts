import {
  changeDeckPrinting,
  countsInDeck,
  type DeckState,
  limits,
  listDecks,
  type RefusalCode,
  removeDeckCard,
  type SlotType,
  setDeckCard,
  setDeckCards,
  slotTypes,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, leader, linesOf, makeDeck } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const merged = freshId('merged')
const ids = [
  printing.goblinGuideZendikar,
  printing.lightningBoltAlpha,
  printing.lightningBoltBaldursGate,
  leader.krenkoJumpstart,
  printing.krenkoPrerelease,
  merged,
] as const

interface Slot {
  id: string
  slotType: SlotType
}
type Step =
  | { kind: 'set'; cards: [Slot & { quantity: number }] }
  | { kind: 'several'; cards: (Slot & { quantity: number })[] }
  | { kind: 'remove'; slot: Slot }
  | { kind: 'printing'; slot: Slot; to: string }

const id = fc.constantFrom(...ids)
const slot = fc.record({ id, slotType: fc.constantFrom(...slotTypes) })
const quantity = fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: limits.deckQuantityMax }))
const copies = fc.tuple(slot, quantity).map(([slot, quantity]) => ({ ...slot, quantity }))
const step: fc.Arbitrary<Step> = fc.oneof(
  copies.map((one) => ({ kind: 'set' as const, cards: [one] as [typeof one] })),
  fc
    .array(copies, { minLength: 1, maxLength: 4 })
    .map((cards) => ({ kind: 'several' as const, cards })),
  slot.map((slot) => ({ kind: 'remove' as const, slot })),
  fc.tuple(slot, id).map(([slot, to]) => ({ kind: 'printing' as const, slot, to })),
)

const runs = { sqlite: 40, postgres: 15 }

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('whatever is done to cards in whatever order, a deck holds what a list on paper does', async () => {
    await apply(app(), [merge(merged, ids[0])])
    const member = await collectorIn(app())
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { id } = await makeDeck(member, {
        format: 'brawl',
        commanderId: leader.krenkoJumpstart,
      })
      let paper: Paper = new Map()
      let version = 1
      for (const one of steps) {
        const expected = onPaper(paper, one)
        const done = await doneTo(member, id, one)
        if (typeof expected === 'string') expect(done).toBe(expected)
        else {
          paper = expected
          version += 1
          expect(done).toMatchObject({ version })
        }
      }
      await expectOnPaper(member, id, paper)
    })
    await fc.assert(property, { seed: 20_260_815, numRuns: runsOf(runs[engine]) })
  })
})

/** Copies by slot and id, as anybody would note them. */
type Paper = ReadonlyMap<string, number>

const cards: readonly (readonly string[])[] = [
  [printing.goblinGuideZendikar, merged],
  [printing.lightningBoltAlpha, printing.lightningBoltBaldursGate],
  [leader.krenkoJumpstart, printing.krenkoPrerelease],
]
const cardOf = (id: string) => cards.findIndex((printings) => printings.includes(id))

const now = (id: string) => (id === merged ? ids[0] : id)
const noteOf = ({ id, slotType }: Slot) => `${slotType} ${now(id)}`

function onPaper(paper: Paper, step: Step): Paper | RefusalCode {
  switch (step.kind) {
    case 'set':
      return withNotes(paper, step.cards, step.cards[0].quantity === 0 ? 'must be there' : 'may be')
    case 'several':
      return withNotes(paper, step.cards, 'may be')
    case 'remove':
      return withNotes(paper, [{ ...step.slot, quantity: 0 }], 'must be there')
    case 'printing':
      return exchanged(paper, step.slot, step.to)
  }
}

function withNotes(
  paper: Paper,
  cards: readonly (Slot & { quantity: number })[],
  before: 'must be there' | 'may be',
): Paper | RefusalCode {
  if (before === 'must be there' && !cards.every((one) => paper.has(noteOf(one)))) {
    return 'card_not_in_deck'
  }
  const last = new Map(cards.map((one) => [`${one.slotType} ${one.id}`, one]))
  const next = new Map(paper)
  for (const one of last.values()) next.delete(noteOf(one))
  for (const one of last.values()) {
    const sum = (next.get(noteOf(one)) ?? 0) + one.quantity
    if (sum > 0) next.set(noteOf(one), Math.min(sum, limits.deckQuantityMax))
  }
  return next
}

function exchanged(paper: Paper, from: Slot, to: string): Paper | RefusalCode {
  const moved = paper.get(noteOf(from))
  if (moved === undefined) return 'card_not_in_deck'
  const target = noteOf({ ...from, id: to })
  if (target === noteOf(from)) return paper
  if (cardOf(from.id) !== cardOf(to)) return 'other_card'
  const sum = moved + (paper.get(target) ?? 0)
  if (sum > limits.deckQuantityMax) return 'too_many_copies'
  const next = new Map(paper)
  next.delete(noteOf(from))
  return next.set(target, sum)
}

/** What became of the deck, or why nothing did. */
async function doneTo(
  member: MemberClient,
  deckId: string,
  step: Step,
): Promise<DeckState | string> {
  const response = await member.send(requestOf(deckId, step))
  const body = response.json()
  return response.statusCode === 200 ? body : body.code
}

function requestOf(deckId: string, step: Step) {
  const at = (path: string) => path.replace(/:(id|deckId)/, deckId)
  switch (step.kind) {
    case 'set':
      return { method: 'PATCH', url: at(setDeckCard.path), payload: sent(step.cards[0]) } as const
    case 'several': {
      const payload = { cards: step.cards.map(sent) }
      return { method: 'POST', url: at(setDeckCards.path), payload } as const
    }
    case 'remove': {
      const path = at(removeDeckCard.path).replace(':scryfallId', step.slot.id)
      return { method: 'DELETE', url: `${path}?slotType=${step.slot.slotType}` } as const
    }
    case 'printing': {
      const { id: scryfallId, slotType } = step.slot
      const payload = { scryfallId, slotType, to: card(step.to) }
      return { method: 'POST', url: at(changeDeckPrinting.path), payload } as const
    }
  }
}

function sent({ id, ...copies }: Slot & { quantity: number }) {
  return card(id, copies)
}

/** The list and the detail tell the same numbers of it, which are those of the cards. */
async function expectOnPaper(member: MemberClient, deckId: string, paper: Paper) {
  const { cards, commander, ...summary } = await detailOf(member, deckId)
  const lines = [...paper].map(([note, copies]) => {
    const [slotType, id] = note.split(' ')
    return slotType === 'main' ? `${copies} ${id}` : `${slotType} ${copies} ${id}`
  })
  expect(linesOf({ cards }).sort()).toEqual(lines.sort())
  expect((await member.call(listDecks)).find(({ id }) => id === deckId)).toEqual(summary)
  const isKrenko = (id: string) => id === leader.krenkoJumpstart || id === printing.krenkoPrerelease
  const isListed = cards.some((one) => one.slotType === 'main' && isKrenko(one.scryfallId))
  const counted = cards.filter(countsInDeck)
  const rows = counted.map((one) => ({ card: one.card, quantity: one.quantity }))
  const all = isListed ? rows : [...rows, { card: commander, quantity: 1 }]
  const sum = all.reduce((sum, { quantity }) => sum + quantity, 0)
  const cents = all.reduce((sum, { card, quantity }) => {
    return sum + quantity * Math.round(Number(card?.prices.usd ?? card?.prices.usdFoil) * 100)
  }, 0)
  expect(summary).toMatchObject({ cardCount: sum, totalValue: cents / 100, colorIdentity: ['R'] })
}
