import {
  changeDeckPrinting,
  type DeckFormat,
  type DeckState,
  getDeck,
  setDeckCard,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, leader, makeDeck, setCard, setCards } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { apply, freshId, insertDeck, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const bolt = printing.lightningBoltAlpha

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const deckIn = (format: DeckFormat) => makeDeck(member, { format })

  async function refused(id: string, input: object) {
    const before = await detailOf(member, id)
    const one = await member.refusal(setDeckCard, { params: { id }, input })
    const many = await member.refusal(setDeckCards, { params: { id }, input: { cards: [input] } })
    expect(many).toMatchObject({ status: one.status, code: one.code })
    expect(await detailOf(member, id)).toEqual(before)
    return { one, many }
  }

  test('a card has no role and no lock until it is given them, and keeps them', async () => {
    const { id } = await deckIn('commander')
    const plain = await setCard(member, id, card('shock'))
    expect(marksOf(plain)).toEqual(['shock'])
    await setCard(member, id, card('shock', { role: 'commander', isLocked: true }))
    const counted = await setCard(member, id, card('shock', { quantity: 2 }))
    expect(counted.cards[0]).toMatchObject({ quantity: 2 })
    expect(marksOf(counted)).toEqual(['shock commander locked'])
    expect(marksOf(await detailOf(member, id))).toEqual(['shock commander locked'])
    const unlocked = await setCard(member, id, card('shock', { isLocked: false }))
    expect(marksOf(unlocked)).toEqual(['shock commander'])
    expect(marksOf(await setCard(member, id, card('shock', { role: null })))).toEqual(['shock'])
  })

  test('a card that was taken out and comes again has none', async () => {
    const { id } = await deckIn('commander')
    await setCard(member, id, card('shock', { role: 'commander', isLocked: true }))
    await setCard(member, id, card('shock', { quantity: 0 }))
    expect(marksOf(await setCard(member, id, card('shock')))).toEqual(['shock'])
  })

  test.each([
    ['commander', 'side'],
    ['signature_spell', 'side'],
    ['companion', 'main'],
  ] as const)('a %s does not stand in the %s slot', async (role, slotType) => {
    const { id } = await deckIn('oathbreaker')
    const { one, many } = await refused(id, card('shock', { role, slotType }))
    const message =
      'A companion goes in the sideboard, commanders and signature spells in the main deck'
    expect(one).toMatchObject({ status: 400, issues: [{ path: 'role', message }] })
    expect(many).toMatchObject({ issues: [{ path: 'cards.0.role', message }] })
  })

  test('what is no role or no lock is refused by its name', async () => {
    const { id } = await deckIn('commander')
    const { one } = await refused(id, { ...card('shock'), role: 'chief', isLocked: 'yes' })
    expect(one.issues).toEqual([
      { path: 'role', message: 'A role is one of commander, signature_spell, companion' },
      { path: 'isLocked', message: 'isLocked is true or false' },
    ])
  })

  describe('by formats', () => {
    test.each(['commander', 'brawl', 'oathbreaker'] as const)(
      'decks of %s can have a second commander',
      async (format) => {
        const { id } = await deckIn(format)
        const state = await setCard(member, id, card('shock', { role: 'commander' }))
        expect(marksOf(state)).toEqual(['shock commander'])
      },
    )

    test('two commanders in Modern are refused, at once and one after the other', async () => {
      const { id } = await deckIn('modern')
      const facts = { commanderId: leader.krenkoJumpstart }
      const cards = [card(leader.atraxa, { role: 'commander' })]
      const without = { status: 400, code: 'format_without_commander' }
      const params = { id }
      const both = { params, input: { cards, facts } }
      expect(await member.refusal(setDeckCards, both)).toMatchObject(without)
      expect(await member.refusal(updateDeck, { params, input: facts })).toMatchObject(without)
      expect((await refused(id, cards[0] ?? {})).one).toMatchObject(without)
    })

    test('only Oathbreaker has signature spells', async () => {
      const { id } = await deckIn('oathbreaker')
      const spell = card('shock', { role: 'signature_spell' })
      expect(marksOf(await setCard(member, id, spell))).toEqual(['shock signature_spell'])
      for (const format of ['commander', 'modern'] as const) {
        const { one } = await refused((await deckIn(format)).id, spell)
        expect(one).toMatchObject({ status: 400, code: 'role_not_in_format' })
      }
    })

    test('any deck can have a companion', async () => {
      const { id } = await deckIn('modern')
      const companion = card('shock', { role: 'companion', slotType: 'side' })
      expect(marksOf(await setCard(member, id, companion))).toEqual(['side shock companion'])
    })

    test('roles stay when the format becomes one without, and hinder nothing', async () => {
      const { id } = await deckIn('oathbreaker')
      await setCard(member, id, card('shock', { role: 'signature_spell' }))
      await setCard(member, id, card(bolt, { role: 'commander' }))
      await member.call(updateDeck, { params: { id }, input: { format: 'modern' } })
      await setCard(member, id, card('shock', { role: 'signature_spell', quantity: 2 }))
      const input = { scryfallId: bolt, to: card(printing.lightningBoltBaldursGate) }
      const state = await member.call(changeDeckPrinting, { params: { id }, input })
      const marks = [`${printing.lightningBoltBaldursGate} commander`, 'shock signature_spell']
      expect(marksOf(state).sort()).toEqual(marks)
    })
  })

  test('another printing has the marks of the one in whose place it comes', async () => {
    const { id } = await deckIn('commander')
    await setCard(member, id, card('old', { role: 'commander', isLocked: true }))
    const toNew = { scryfallId: 'old', to: card('new') }
    const changed = await member.call(changeDeckPrinting, { params: { id }, input: toNew })
    expect(marksOf(changed)).toEqual(['new commander locked'])
    await setCard(member, id, card('plain'))
    const toOther = { scryfallId: 'plain', to: card('new') }
    const joined = await member.call(changeDeckPrinting, { params: { id }, input: toOther })
    expect(marksOf(joined)).toEqual(['new commander locked'])
  })

  test('cards that become one by a change of ids keep the marks of both', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const { id } = await deckIn('commander')
    await setCards(member, id, [
      card(a, { role: 'commander' }),
      card(b, { isLocked: true }),
      card(c, { slotType: 'side', role: 'companion' }),
    ])
    await apply(app(), [merge(a, b), merge(c, b)])
    const marks = [`${b} commander locked`, `side ${b} companion`]
    expect(marksOf(await detailOf(member, id))).toEqual(marks)
  })

  test('two that became one and are set together have what was given for either', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await apply(app(), [merge(old, now)])
    const { id } = await deckIn('commander')
    const cards = [card(old, { role: 'commander' }), card(now, { isLocked: true })]
    expect(marksOf(await setCards(member, id, cards))).toEqual([`${now} commander locked`])
  })

  test('rows of before there were marks have none', async () => {
    const id = await insertDeck(app().database.db, member.account.id, { main: { shock: 4 } })
    expect(marksOf(await member.call(getDeck, { params: { id } }))).toEqual(['shock'])
  })
})

/** `shock commander locked`, `side jolt`. */
function marksOf({ cards }: Pick<DeckState, 'cards'>): string[] {
  return cards.map(({ slotType, scryfallId, role, isLocked }) =>
    [slotType === 'side' && 'side', scryfallId, role, isLocked && 'locked']
      .filter(Boolean)
      .join(' '),
  )
}
