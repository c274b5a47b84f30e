import { addToCollection, getDeckSuggestions } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { readSample } from '../../cards/sample.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, leader, makeDeck, setCards } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { unknownPrinting } from '../../test/sample-cards.ts'
import { sampleFile, useTestApp } from '../../test/test-app.ts'

const sample = await readSample(sampleFile)

/** Any printing of a card. */
function idOf(name: string): string {
  const found = sample.find((one) => one.name === name)
  if (!found) throw new Error(`the sample has no ${name}`)
  return found.id
}

const goblins = ['Goblin Matron', 'Mogg Fanatic', 'Mogg War Marshal', 'Skirk Prospector']

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function withDeck(facts: object, names: readonly string[] = [], quantity = 1) {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, facts)
    const cards = names.map((name) => card(idOf(name), { quantity }))
    if (cards.length > 0) await setCards(member, id, cards)
    return { member, id }
  }

  const goblinDeck = () =>
    withDeck({ format: 'commander', commanderId: leader.krenkoJumpstart }, goblins)

  function suggestionsFor(member: MemberClient, id: string, input: object = {}) {
    return member.call(getDeckSuggestions, { params: { id }, input })
  }

  async function namesFor(member: MemberClient, id: string, input: object = {}) {
    const { suggestions } = await suggestionsFor(member, id, input)
    return suggestions.map((suggestion) => suggestion.card.name)
  }

  test('cards that share what the deck is about come before others, and say so in counts', async () => {
    const { member, id } = await goblinDeck()
    const { suggestions, themes } = await suggestionsFor(member, id)
    expect(themes[0]).toEqual({ theme: 'sub:goblin', name: 'Goblins', cards: 5 })
    const names = suggestions.map((suggestion) => suggestion.card.name)
    expect(names.slice(0, 8)).toContain('Siege-Gang Commander')
    for (const name of [...goblins, 'Krenko, Mob Boss', 'Mountain', 'Llanowar Elves']) {
      expect(names).not.toContain(name) // in the deck, basic, or of another color
    }
    const siegeGang = suggestions.find((one) => one.card.name === 'Siege-Gang Commander')
    expect(siegeGang?.reasons).toContainEqual({
      ...{ kind: 'theme', theme: 'sub:goblin', name: 'Goblins', cards: 5 },
    })
    expect(suggestions).toHaveLength(20)
  })

  test('a role or a theme leaves only cards that have it', async () => {
    const { member, id } = await goblinDeck()
    const goblinsOnly = await namesFor(member, id, { theme: 'sub:goblin' })
    expect(goblinsOnly).toContain('Goblin Guide')
    expect(goblinsOnly).not.toContain('Sol Ring')
    const ramp = await namesFor(member, id, { role: 'ramp' })
    expect(ramp).toContain('Sol Ring')
    expect(ramp).not.toContain('Goblin Guide')
    const both = await namesFor(member, id, { theme: 'sub:goblin', role: 'removal' })
    expect(both).toContain('Siege-Gang Commander')
    expect(both).not.toContain('Goblin Guide')
    expect(both).not.toContain('Lightning Bolt')
    const lands = await namesFor(member, id, { role: 'land' })
    expect(lands).toContain("Urza's Saga")
    expect(lands).not.toContain('Mountain')
  })

  test.each([
    [{ role: 'goblins' }, 'card_role_unknown'],
    [{ theme: 'sub:no-such-thing' }, 'theme_unknown'],
    [{ theme: 'mv:3' }, 'theme_unknown'],
  ])('%j is refused', async (input, code) => {
    const { member, id } = await goblinDeck()
    const refused = await member.refusal(getDeckSuggestions, { params: { id }, input })
    expect(refused).toMatchObject({ status: 400, code })
  })

  test('owned cards are marked with their free copies, and are free of the budget', async () => {
    const { member, id } = await goblinDeck()
    const owned = { scryfallId: idOf('Goblin Guide'), quantity: 3 }
    await member.call(addToCollection, { input: owned })
    const other = await makeDeck(member)
    await setCards(member, other.id, [card(idOf('Goblin Guide'), { quantity: 1 })])
    const { suggestions } = await suggestionsFor(member, id, { budget: 0.5 })
    const guide = suggestions.find((one) => one.card.name === 'Goblin Guide')
    expect(guide).toMatchObject({ owned: 3, free: 2, usd: 1.3 })
    const toBuy = suggestions.filter((one) => one.owned === 0)
    expect(toBuy.length).toBeGreaterThan(3)
    expect(toBuy.filter(({ usd }) => usd === null || usd > 0.5)).toEqual([])
  })

  test('names of typical cards begin with the commander, and have no basic lands', async () => {
    const { member, id } = await withDeck(
      { format: 'commander', commanderId: leader.krenkoJumpstart },
      ['Mountain', ...goblins],
    )
    const { typicalNames } = await suggestionsFor(member, id)
    expect(typicalNames[0]).toBe('Krenko, Mob Boss')
    expect(typicalNames.toSorted()).toEqual([...goblins, 'Krenko, Mob Boss'].toSorted())
  })

  test('a deck without cards that are known has none', async () => {
    const { member, id } = await withDeck({ format: 'commander' })
    const none = { suggestions: [], themes: [], dismissed: [], typicalNames: [] }
    expect(await suggestionsFor(member, id)).toMatchObject(none)
    await setCards(member, id, [card(unknownPrinting)])
    expect(await suggestionsFor(member, id)).toMatchObject(none)
  })

  test('in 60-card formats nothing is said of ranks and roles, and colors are those of its cards', async () => {
    const names = ['Goblin Guide', 'Goblin Chieftain', 'Lightning Bolt', 'Young Pyromancer']
    const { member, id } = await withDeck({ format: 'modern' }, names, 4)
    const { suggestions } = await suggestionsFor(member, id)
    const suggested = suggestions.map((suggestion) => suggestion.card.name)
    expect(suggested).toContain('Shock')
    expect(suggested).not.toContain('Path to Exile')
    expect(suggested).not.toContain('Arcane Signet') // not legal in Modern
    const kinds = new Set(suggestions.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)))
    expect([...kinds]).toEqual(['theme'])
  })

  test('lands bring no color into a 60-card deck, and a whole deck without colors has none', async () => {
    const red = await withDeck({ format: 'modern' }, ['Goblin Guide', 'Forest', 'Swamp'], 4)
    const removal = await namesFor(red.member, red.id, { role: 'removal' })
    expect(removal).toContain('Lightning Bolt')
    expect(removal).not.toContain('Fatal Push')
    const artifacts = ['Bonesplitter', 'Ornithopter', 'Solemn Simulacrum', 'Walking Ballista']
    const begun = await withDeck({ format: 'modern' }, [...artifacts, 'Swamp'], 4)
    expect(await namesFor(begun.member, begun.id, { role: 'ramp' })).toContain('Llanowar Elves')
    const whole = await withDeck({ format: 'modern' }, [...artifacts, 'Icehide Golem', 'Swamp'], 4)
    const ramp = await namesFor(whole.member, whole.id, { role: 'ramp' })
    expect(ramp).toContain('Mind Stone')
    expect(ramp).not.toContain('Llanowar Elves')
  })

  test('what is restricted is suggested, and what is banned is not', async () => {
    const vintage = await withDeck({ format: 'vintage' }, ['Ponder'], 4)
    expect(await namesFor(vintage.member, vintage.id, { role: 'draw' })).toContain(
      'Ancestral Recall',
    )
    const legacy = await withDeck({ format: 'legacy' }, ['Ponder'], 4)
    const draw = await namesFor(legacy.member, legacy.id, { role: 'draw' })
    expect(draw).toContain('Brainstorm')
    expect(draw).not.toContain('Ancestral Recall')
  })

  test('what may only be the commander is not suggested in Pauper Commander', async () => {
    const theme = 'sub:goblin'
    const commanderId = idOf('Young Pyromancer')
    const pauper = await withDeck({ format: 'paupercommander', commanderId }, ['Goblin Matron'])
    const commons = await namesFor(pauper.member, pauper.id, { theme })
    expect(commons).toContain('Mogg Fanatic')
    expect(commons).not.toContain('Goblin Warchief')
    const deck = await goblinDeck()
    expect(await namesFor(deck.member, deck.id, { theme })).toContain('Goblin Warchief')
  })

  test('a colorless commander gets no cards that make only colored mana', async () => {
    const commanderId = leader.heartOfKiran
    const { member, id } = await withDeck({ format: 'commander', commanderId })
    const ramp = await namesFor(member, id, { role: 'ramp' })
    expect(ramp).toContain('Mind Stone')
    expect(ramp).not.toContain('Arcane Signet')
    const lands = await namesFor(member, id, { role: 'land' })
    expect(lands).toContain("Urza's Saga")
    expect(lands).not.toContain('Command Tower')
  })

  test('another user’s deck is not there', async () => {
    const { id } = await goblinDeck()
    const stranger = await collectorIn(app())
    const asked = { params: { id }, input: {} }
    const missing = { status: 404, code: 'deck_not_found' }
    expect(await stranger.refusal(getDeckSuggestions, asked)).toMatchObject(missing)
    expect(await app().visitor().refusal(getDeckSuggestions, asked)).toMatchObject({ status: 401 })
  })
})
