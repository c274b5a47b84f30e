import { changeDeckPrinting, limits, type SlotType } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { deckOf, detailOf, fillDeck, linesOf, makeDeck, setCard } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, deckLines, freshId, insertDeck, merge, removal } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  interface Requested {
    from: string
    to: string
    slotType?: SlotType
    tcgplayerId?: number | null
  }

  const request = (id: string, { from, to, slotType, ...facts }: Requested) => ({
    params: { id },
    input: { scryfallId: from, slotType, to: { scryfallId: to, cardName: 'Shock', ...facts } },
  })

  const change = (id: string, requested: Requested) =>
    member.call(changeDeckPrinting, request(id, requested))

  async function refused(id: string, requested: Requested) {
    const before = await detailOf(member, id)
    const refusal = await member.refusal(changeDeckPrinting, request(id, requested))
    expect(await detailOf(member, id)).toEqual(before)
    return refusal
  }

  test('another printing takes the place of a card, with its quantity, in its slot', async () => {
    const { id, version } = await deckOf(member, { old: 4, jolt: 1 }, { old: 2 })
    const main = await change(id, { from: 'old', to: 'new', tcgplayerId: 7 })
    expect(linesOf(main)).toEqual(['1 jolt', '4 new', 'side 2 old'])
    expect(main.cards[1]).toMatchObject({ cardName: 'Shock', tcgplayerId: 7, withdrawnAt: null })
    expect(main.version).toBe(version + 1)
    const side = await change(id, { from: 'old', to: 'new', slotType: 'side' })
    expect(linesOf(side)).toEqual(['1 jolt', '4 new', 'side 2 new'])
    expect(side.cards[2]).toMatchObject({ tcgplayerId: null })
  })

  test('what the catalogue knows to be another card does not take its place', async () => {
    const { lightningBoltAlpha: bolt, lightningBoltBaldursGate: newer } = printing
    const guide = printing.goblinGuideZendikar
    const { id } = await deckOf(member, { [bolt]: 4, jolt: 1 })
    expect(await refused(id, { from: bolt, to: guide })).toMatchObject({ code: 'other_card' })
    const changed = await change(id, { from: bolt, to: newer })
    expect(linesOf(changed)).toEqual([`4 ${newer}`, '1 jolt'])
    expect(changed.cards[0]).toMatchObject({ cardName: 'Lightning Bolt' }) // and not Shock
    expect(linesOf(await change(id, { from: 'jolt', to: guide }))).toContain(`1 ${guide}`)
  })

  test('copies of it that are there are added, and keep what is known of their product', async () => {
    const { id } = await deckOf(member, { old: 4 }, { new: 1 })
    await setCard(member, id, {
      scryfallId: 'new',
      cardName: 'Shock',
      quantity: 95,
      tcgplayerId: 7,
    })
    const joined = await change(id, { from: 'old', to: 'new' })
    expect(linesOf(joined)).toEqual(['99 new', 'side 1 new'])
    expect(joined.cards[0]).toMatchObject({ tcgplayerId: 7 })
  })

  test('more than 99 in one slot are refused, and nothing is lost', async () => {
    const { id } = await deckOf(member, { old: 4, new: 96 })
    expect(await refused(id, { from: 'old', to: 'new' })).toEqual({
      status: 409,
      code: 'too_many_copies',
      message: 'Maximum 99 copies of a card allowed',
    })
  })

  test('the same printing changes nothing of the cards', async () => {
    const { id } = await deckOf(member, { old: 60 })
    const { cards } = await detailOf(member, id)
    expect((await change(id, { from: 'old', to: 'old' })).cards).toMatchObject([{ quantity: 60 }])
    expect((await detailOf(member, id)).cards).toEqual(cards)
  })

  test('a card that is not in the slot is refused', async () => {
    const { id } = await deckOf(member, { old: 4 })
    const notThere = { status: 404, code: 'card_not_in_deck', message: 'Card not found in deck' }
    expect(await refused(id, { from: 'new', to: 'old' })).toEqual(notThere)
    expect(await refused(id, { from: 'old', to: 'new', slotType: 'side' })).toEqual(notThere)
  })

  test('what is not valid is refused', async () => {
    const { id } = await deckOf(member, { old: 4 })
    const before = await detailOf(member, id)
    const to = { scryfallId: 'new', cardName: 'Shock' }
    const inputs: [object, string][] = [
      [{ to }, 'Card ID is required'],
      [{ scryfallId: 'old', to: { cardName: 'Shock' } }, 'Card ID is required'],
      [{ scryfallId: 'old', to: { scryfallId: 'new' } }, 'Card name is required'],
      [{ scryfallId: 'old', slotType: 'maybe', to }, 'Slot must be main, side or considering'],
    ]
    for (const [input, message] of inputs) {
      const refusal = await member.refusal(changeDeckPrinting, { params: { id }, input })
      expect(refusal).toMatchObject({ status: 400, issues: [{ message }] })
    }
    const { status } = await member.refusal(changeDeckPrinting, {
      params: { id },
      input: { scryfallId: 'old' },
    })
    expect(status).toBe(400)
    expect(await detailOf(member, id)).toEqual(before)
  })

  test('a full deck can change its printings', async () => {
    const { id } = await makeDeck(member)
    await fillDeck(app().database.db, id, limits.deckCards)
    const changed = await change(id, { from: 'card-3', to: 'new' })
    expect(changed.cards).toHaveLength(limits.deckCards)
    expect((await change(id, { from: 'new', to: 'card-4' })).cards).toHaveLength(999)
  })

  test('the mark of a withdrawn card goes with it; that of the other one stays', async () => {
    const [gone, goneToo] = [freshId('gone'), freshId('gone')]
    const { id } = await deckOf(member, { [gone]: 4, [goneToo]: 1 })
    await apply(app(), [removal(gone), removal(goneToo)])
    const { db } = app().database
    await change(id, { from: gone, to: 'new' })
    expect(await deckLines(db, id)).toEqual([`main ${goneToo} 1 *`, 'main new 4'])
    await change(id, { from: 'new', to: goneToo })
    expect(await deckLines(db, id)).toEqual([`main ${goneToo} 5 *`])
  })

  test('a printing that was merged is put there under the id that it has now', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await apply(app(), [merge(old, now)])
    const { id } = await deckOf(member, { shock: 4 })
    expect(linesOf(await change(id, { from: 'shock', to: old }))).toEqual([`4 ${now}`])
    expect(linesOf(await change(id, { from: old, to: old }))).toEqual([`4 ${now}`])
    expect(linesOf(await change(id, { from: old, to: 'shock' }))).toEqual(['4 shock'])
  })

  test('copies that have not moved to their new id yet can be put there', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    const { db } = app().database
    await apply(app(), [merge(old, now)])
    const id = await insertDeck(db, member.account.id, { main: { [old]: 2, [now]: 1 } })
    expect(linesOf(await change(id, { from: old, to: now }))).toEqual([`3 ${now}`])
  })
})
