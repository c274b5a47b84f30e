import { createDeck, getDeck, listDecks, setDeckCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a new deck is in the list and gets its cards', async () => {
    const member = await app().member()
    const made = await member.call(createDeck, { input: { name: ' Burn ', format: 'Modern' } })
    expect(made).toMatchObject({ name: 'Burn', format: 'modern', cardCount: 0, totalValue: null })
    const params = { id: made.id }
    const input = {
      scryfallId: printing.goblinGuideZendikar,
      cardName: 'Goblin Guide',
      quantity: 4,
    }
    const changed = await member.call(setDeckCard, { params, input })
    expect(changed).toMatchObject({ version: 2, cardCount: 4 })
    const detail = await member.call(getDeck, { params })
    expect(detail.cards).toMatchObject([{ quantity: 4, card: { name: 'Goblin Guide' } }])
    const [listed] = await member.call(listDecks)
    expect(listed).toMatchObject({ cardCount: 4, totalValue: detail.totalValue })
    expect(detail.totalValue).toBeGreaterThan(0)
  })
})
