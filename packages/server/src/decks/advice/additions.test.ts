import { addToCollection, type DeckShortage, getDeckAdditions } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { readSample } from '../../cards/sample.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, leader, makeDeck, setCards } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { sampleFile, useTestApp } from '../../test/test-app.ts'

const sample = await readSample(sampleFile)

/** Any printing of a card. */
function idOf(name: string): string {
  const found = sample.find((one) => one.name === name)
  if (!found) throw new Error(`the sample has no ${name}`)
  return found.id
}

async function shortagesOf(member: MemberClient, id: string, input: object = {}) {
  const { shortages } = await member.call(getDeckAdditions, { params: { id }, input })
  return shortages
}

function namesFor(shortages: readonly DeckShortage[], role: string): string[] {
  const shortage = shortages.find((one) => one.role === role)
  if (!shortage) throw new Error(`nothing is said of ${role}`)
  return shortage.additions.map((addition) => addition.card.name)
}

const own = (member: MemberClient, scryfallId: string, quantity = 1) =>
  member.call(addToCollection, { input: { scryfallId, quantity } })

onOneEngine((engine) => {
  const app = useTestApp(engine)

  /** A user with a commander deck, in which there are these cards. */
  async function withDeck(commanderId: string, names: readonly string[] = []) {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, { format: 'commander', commanderId })
    const cards = names.map((name) => card(idOf(name)))
    if (cards.length > 0) await setCards(member, id, cards)
    return { member, id }
  }

  test('a deck lacks what it has less of than is usual, the biggest gap first', async () => {
    const { member, id } = await withDeck(leader.atraxa, ['Cultivate', 'Sol Ring', 'Divination'])
    const shortages = await shortagesOf(member, id)
    expect(shortages.map(({ role, have, usual }) => [role, have, usual])).toEqual([
      ['land', 0, 39],
      ['draw', 1, 10],
      ['ramp', 2, 10],
      ['removal', 0, 8],
    ])
  })

  test('cards to buy are those that suit the deck, none of the deck and within its identity', async () => {
    const { member, id } = await withDeck(leader.krenkoJumpstart, ['Sol Ring'])
    const shortages = await shortagesOf(member, id)
    expect(namesFor(shortages, 'ramp').slice(0, 3)).toContain('Arcane Signet')
    expect(namesFor(shortages, 'ramp')).not.toContain('Sol Ring') // in the deck
    expect(namesFor(shortages, 'ramp')).not.toContain('Cultivate') // green
    expect(namesFor(shortages, 'removal')).toContain('Lightning Bolt')
    expect(namesFor(shortages, 'removal')).not.toContain('Swords to Plowshares')
  })

  test('the second commander brings its colors', async () => {
    const { member, id } = await withDeck(idOf('Thrasios, Triton Hero'))
    expect(namesFor(await shortagesOf(member, id), 'removal')).not.toContain('Anguished Unmaking')
    await setCards(member, id, [card(idOf('Tymna the Weaver'), { quantity: 1, role: 'commander' })])
    const names = namesFor(await shortagesOf(member, id), 'removal')
    expect(names).toContain('Anguished Unmaking')
    expect(names).not.toContain('Lightning Bolt')
  })

  test('a card of the deck is not offered, in whichever printing it is there', async () => {
    const { member, id } = await withDeck(leader.krenkoJumpstart)
    const names = async () => namesFor(await shortagesOf(member, id), 'removal')
    expect(await names()).toContain('Lightning Bolt')
    await setCards(member, id, [card(printing.lightningBoltAlpha, { slotType: 'side' })])
    expect(await names()).not.toContain('Lightning Bolt')
    expect(await names()).toContain('Shock')
  })

  test('owned cards come first, in the printing that is owned, with how many are free', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    await own(member, idOf('Naturalize'), 3)
    await own(member, printing.swordsMysticalArchive, 2)
    const shortages = await shortagesOf(member, id)
    const [swords, naturalize, toBuy] =
      shortages.find(({ role }) => role === 'removal')?.additions ?? []
    expect(swords?.card.name).toBe('Swords to Plowshares')
    expect(naturalize?.card.name).toBe('Naturalize')
    expect(swords).toMatchObject({ owned: 2, free: 2, card: { setCode: 'sta' } })
    expect(naturalize).toMatchObject({ owned: 3, free: 3 })
    expect(toBuy).toMatchObject({ owned: 0, free: 0 })
  })

  test('copies that other decks ask for are not free, and come after those that are', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    await own(member, printing.swordsModernHorizons, 2)
    await own(member, idOf('Naturalize'))
    const other = await makeDeck(member)
    await setCards(member, other.id, [card(printing.swordsMysticalArchive, { quantity: 3 })])
    const removal = (await shortagesOf(member, id)).find(({ role }) => role === 'removal')
    expect(removal?.additions.slice(0, 3)).toMatchObject([
      { card: { name: 'Naturalize' }, owned: 1, free: 1 },
      { card: { name: 'Swords to Plowshares' }, owned: 2, free: 0 },
      { owned: 0 },
    ])
  })

  test('what is not allowed is never offered, even when it is owned', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    await own(member, idOf('Ancestral Recall'))
    await own(member, idOf('Divination'))
    const names = namesFor(await shortagesOf(member, id), 'draw')
    expect(names[0]).toBe('Divination')
    expect(names).not.toContain('Ancestral Recall')
  })

  test('basic lands are not offered, nor lands that serve other colors', async () => {
    const { member, id } = await withDeck(leader.krenkoJumpstart)
    for (const name of ['Mountain', 'Polluted Delta', 'Command Tower', "Urza's Saga"]) {
      await own(member, idOf(name))
    }
    const names = namesFor(await shortagesOf(member, id), 'land')
    expect(names.slice(0, 2)).toEqual(["Urza's Saga", 'Evolving Wilds'])
    for (const name of ['Mountain', 'Polluted Delta', 'Command Tower']) {
      expect(names).not.toContain(name)
    }
  })

  test('lands of sixty cards are for the colors that the deck pays for, its sideboard aside', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, { format: 'modern' })
    const red = [
      card(printing.goblinGuideZendikar, { quantity: 4 }),
      card(idOf('Lightning Bolt'), { quantity: 4 }),
      card(idOf('Mogg Fanatic'), { quantity: 4 }),
      card(idOf('Dismember'), { quantity: 2 }),
      card(idOf('Opt'), { quantity: 4, slotType: 'side' }),
    ]
    await setCards(member, id, red)
    const lands = namesFor(await shortagesOf(member, id), 'land')
    expect(lands).toEqual(expect.arrayContaining(['Evolving Wilds', "Urza's Saga"]))
    for (const name of ['Steam Vents', 'Blood Crypt', 'Polluted Delta']) {
      expect(lands).not.toContain(name)
    }
    const few = card(idOf('Opt'), { quantity: 2 })
    await setCards(member, id, [few, card(idOf('Island'), { quantity: 2 })])
    const withBlue = namesFor(await shortagesOf(member, id), 'land')
    expect(withBlue).toContain('Steam Vents')
    expect(withBlue).not.toContain('Blood Crypt')
    expect(withBlue).not.toContain("Urza's Saga")
  })

  test('what needs a commander is only for decks that may have one', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    await own(member, idOf('Command Tower'))
    expect(namesFor(await shortagesOf(member, id), 'land')[0]).toBe('Command Tower')
    const legacy = await makeDeck(member, { format: 'legacy' })
    const names = namesFor(await shortagesOf(member, legacy.id), 'land')
    expect(names).toContain('Evolving Wilds')
    expect(names).not.toContain('Command Tower')
  })

  test('a budget holds for what is to be bought, at its cheapest printing', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    await own(member, idOf('Rhystic Study'))
    const shortages = await shortagesOf(member, id, { budget: 1 })
    expect(namesFor(shortages, 'removal')).toContain('Beast Within')
    expect(namesFor(shortages, 'removal')).not.toContain('Swords to Plowshares') // $1.40
    expect(namesFor(shortages, 'draw')[0]).toBe('Rhystic Study')
    const toBuy = shortages.flatMap(({ additions }) => additions).filter(({ owned }) => owned === 0)
    expect(toBuy.length).toBeGreaterThan(10)
    expect(toBuy.filter(({ usd }) => usd === null || usd > 1)).toEqual([])
  })

  test('with nothing to spend there is only what is owned', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    await own(member, idOf('Rhystic Study'))
    const shortages = await shortagesOf(member, id, { budget: 0 })
    expect(namesFor(shortages, 'draw')).toEqual(['Rhystic Study'])
    expect(namesFor(shortages, 'ramp')).toEqual([])
  })

  test('a deck of four copies lacks lands by its own curve, and no roles', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    await setCards(member, id, [
      card(printing.goblinGuideZendikar, { quantity: 4 }),
      card(idOf('Mountain'), { quantity: 18 }),
      card(unknownPrinting),
    ])
    const shortages = await shortagesOf(member, id)
    expect(shortages).toMatchObject([{ role: 'land', have: 18, usual: 21 }])
    await setCards(member, id, [card(idOf('Mountain'), { quantity: 19 })])
    expect(await shortagesOf(member, id)).toEqual([])
  })

  test('a deck that lacks nothing may get more of what it has most of', async () => {
    const { member, id } = await withDeck(leader.krenkoJumpstart)
    const cards = {
      ...{ Mountain: 45, 'Sol Ring': 20, 'Faithless Looting': 11, 'Lightning Bolt': 8 },
      ...{ 'Wrath of God': 3, 'Animate Dead': 3, 'Swiftfoot Boots': 3, 'Ball Lightning': 4 },
      'Nezumi Graverobber // Nighteyes the Desecrator': 1,
    }
    await setCards(
      member,
      id,
      Object.entries(cards).map(([name, quantity]) => card(idOf(name), { quantity })),
    )
    const shortages = await shortagesOf(member, id)
    expect(shortages.map(({ role, have, usual }) => [role, have, usual]).slice(0, 2)).toEqual([
      ['ramp', 20, 10],
      ['recursion', 4, 3],
    ])
    expect(namesFor(shortages, 'ramp')).toContain('Mind Stone')
  })

  test('another user’s deck is not there', async () => {
    const { member, id } = await withDeck(leader.atraxa)
    const stranger = await collectorIn(app())
    const ask = { params: { id }, input: {} }
    expect(await stranger.refusal(getDeckAdditions, ask)).toMatchObject({
      status: 404,
      code: 'deck_not_found',
    })
    expect(await app().visitor().refusal(getDeckAdditions, ask)).toMatchObject({ status: 401 })
    expect(await shortagesOf(member, id.toUpperCase())).toHaveLength(4)
  })

  test.each([-1, 'much', 100_001, '', ' '])('a budget of “%s” is refused', async (budget) => {
    const { member, id } = await withDeck(leader.atraxa)
    const refusal = await member.refusal(getDeckAdditions, { params: { id }, input: { budget } })
    expect(refusal).toMatchObject({ status: 400 })
    expect(JSON.stringify(refusal)).toContain(
      'A budget is an amount in US dollars from 0 to 100000',
    )
  })
})
