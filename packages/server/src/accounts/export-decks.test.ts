import { exportAccount, noMarks, shareDeck } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { makeDeck, setCards } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const goblinGuide = printing.goblinGuideZendikar
const noon = '2026-08-15T12:00:00.000Z'
const unled = { commanderId: null, commanderName: null, commanderColor: null }
const nobody = { ...unled, coverId: null, state: 'built' }

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('what was done to a deck is in it, oldest first, however much that is, and its link', async () => {
    const member = await app().member()
    const { id } = await makeDeck(member, { name: 'Goblins' })
    for (let quantity = 1; quantity <= 45; quantity++) {
      // more than are read at once
      await setCards(member, id, [{ scryfallId: goblinGuide, cardName: 'Goblin Guide', quantity }])
    }
    const { shareId } = await member.call(shareDeck, { params: { id } })
    const other = await makeDeck(member, { name: 'Empty' })
    const { decks } = await member.call(exportAccount)
    const deck = decks.find((one) => one.id === id)
    expect(deck?.shareId).toBe(shareId)
    const facts = {
      name: 'Goblins',
      format: 'modern',
      description: null,
      categories: [],
      ...nobody,
    }
    const changed = { version: 1, happenedAt: noon, restoredVersion: null, texts: null }
    const made = { ...changed, kind: 'created' }
    expect(deck?.changes[0]).toEqual({ ...made, factsBefore: null, factsAfter: facts, cards: [] })
    expect(deck?.changes.map(({ version }) => version)).toEqual(
      Array.from({ length: 46 }, (_, at) => at + 1),
    )
    const copies = { ...noMarks, cardName: 'Goblin Guide', tcgplayerId: null }
    expect(deck?.changes.at(-1)).toEqual({
      ...made,
      version: 46,
      kind: 'cards',
      factsBefore: null,
      factsAfter: null,
      cards: [
        {
          scryfallId: goblinGuide,
          slotType: 'main',
          finish: 'nonfoil',
          before: { ...copies, quantity: 44 },
          after: { ...copies, quantity: 45 },
        },
      ],
    })
    expect(decks.find((one) => one.id === other.id)?.changes).toHaveLength(1)
  })
})
