import {
  copySharedDeck,
  duplicateDeck,
  exportAccount,
  findMentionedCards,
  getDeckTexts,
  getDeckVersion,
  getSharedDeck,
  limits,
  listDeckChanges,
  listDecks,
  restoreDeck,
  setDeckTexts,
  shareDeck,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, detailOf, makeDeck, setCard } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const notes = 'Bring 2 more lands.\n\tAsk Anna.'
const primer = '# Plan\n\nAttack with [[Goblin Guide]], not with [[Gobln Guide]]. 🔥'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function written(texts: object = { notes, primer }) {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    const params = { id }
    const state = await member.call(setDeckTexts, { params, input: texts })
    return { member, id, params, state }
  }
  const textsOf = (member: MemberClient, id: string) =>
    member.call(getDeckTexts, { params: { id } })

  test('notes and primer are stored as written; each stays until another is sent', async () => {
    const { member, id, params, state } = await written()
    expect(await textsOf(member, id)).toEqual({ notes, primer, version: state.version })
    await member.call(setDeckTexts, { params, input: { primer: 'Attack.\r\nWin.' } })
    expect(await textsOf(member, id)).toMatchObject({ notes, primer: 'Attack.\nWin.' })
    await member.call(setDeckTexts, { params, input: { notes: ' \n', primer: null } })
    expect(await textsOf(member, id)).toMatchObject({ notes: null, primer: null })
  })

  test('decks in a list, a deck, and what a change answers do not carry them', async () => {
    const { member, id, state } = await written()
    const changed = await setCard(member, id, card('shock'))
    const seen = [await member.call(listDecks, {}), await detailOf(member, id), state, changed]
    expect(seen.flat()).toHaveLength(4)
    expect(JSON.stringify(seen)).not.toContain('Goblin Guide')
  })

  test('of two who write at once the second is refused, and changes nothing', async () => {
    const { member, id, params, state } = await written()
    const input = { primer: 'Mine', version: state.version - 1 }
    const refusal = await member.refusal(setDeckTexts, { params, input })
    expect(refusal).toMatchObject({ status: 409, code: 'deck_changed' })
    expect(await textsOf(member, id)).toMatchObject({ primer, version: state.version })
  })

  test('the history says which text changed, and a restored version brings it back', async () => {
    const { member, id, params, state } = await written()
    const longer = primer.replace('🔥', '🔫 Then win.')
    await member.call(setDeckTexts, { params, input: { primer: longer } })
    const { version } = await member.call(setDeckTexts, { params, input: { notes: null } })
    const { changes } = await member.call(listDeckChanges, { params, input: {} })
    expect(changes.map(({ kind, texts }) => [kind, texts])).toEqual([
      ['texts', [{ text: 'notes', addedLength: 0, removedLength: notes.length }]],
      ['texts', [{ text: 'primer', addedLength: 12, removedLength: 2 }]],
      [
        'texts',
        [
          { text: 'notes', addedLength: notes.length, removedLength: 0 },
          { text: 'primer', addedLength: primer.length, removedLength: 0 },
        ],
      ],
      ['created', []],
    ])
    const earlier = { id, version: String(state.version) }
    expect(await member.call(getDeckVersion, { params: earlier })).toMatchObject({ notes, primer })
    await member.call(restoreDeck, { params, input: { to: state.version } })
    expect(await textsOf(member, id)).toMatchObject({ notes, primer })
    await member.call(restoreDeck, { params, input: { to: version } })
    expect(await textsOf(member, id)).toMatchObject({ notes: null, primer: longer })
  })

  test('everybody who has the link sees the primer with its cards, and nobody the notes', async () => {
    const { member, params } = await written()
    const { shareId } = await member.call(shareDeck, { params })
    const shared = await app().visitor().call(getSharedDeck, { params: { shareId } })
    expect(shared.primer).toBe(primer)
    expect(shared.mentionedCards).toMatchObject([
      { mention: 'Goblin Guide', cardName: 'Goblin Guide' },
    ])
    expect(JSON.stringify(shared)).not.toContain('Ask Anna')
    const other = await collectorIn(app())
    const copy = await other.call(copySharedDeck, { params: { shareId } })
    expect(await textsOf(other, copy.id)).toMatchObject({ notes: null, primer })
  })

  test('a duplicate has both, and so has the export of the account', async () => {
    const { member, id, params } = await written()
    const copy = await member.call(duplicateDeck, { params })
    expect(await textsOf(member, copy.id)).toMatchObject({ notes, primer })
    const { decks } = await member.call(exportAccount, {})
    const exported = decks.find((deck) => deck.id === id)
    expect(exported).toMatchObject({ notes, primer })
    expect(exported?.changes.at(-1)?.texts?.primer?.added).toBe(primer)
  })

  test('a mentioned card is found by its name, and in a set that has it', async () => {
    const member = await collectorIn(app())
    const mentions = ['lightning bolt|LEA', 'Lightning Bolt|zzz', 'No Such Card', '__proto__']
    const { cards } = await member.call(findMentionedCards, { input: { mentions } })
    expect(cards.map(({ mention, cardName }) => [mention, cardName])).toEqual([
      ['lightning bolt|LEA', 'Lightning Bolt'],
      ['Lightning Bolt|zzz', 'Lightning Bolt'],
    ])
    expect(cards[0]).toMatchObject({
      scryfallId: printing.lightningBoltAlpha,
      setCode: 'lea',
    })
  })

  test.each([
    [{ notes: 'x'.repeat(limits.deckNotes + 1) }, 'Notes can have up to 10,000 characters'],
    [{ primer: 'x'.repeat(limits.deckPrimer + 1) }, 'A primer can have up to 50,000 characters'],
    [{ primer: 'a\u0000' }, 'A primer can not have control characters'],
    [{ primer: 'a\ud83d' }, 'A primer can not have control characters'],
    [{ notes: 5 }, 'Notes must be a text'],
  ])('what is too long, or no text, is refused', async (input, message) => {
    const { member, id, params } = await written()
    const refusal = await member.refusal(setDeckTexts, { params, input: input as object })
    expect(refusal).toMatchObject({ status: 400 })
    expect(JSON.stringify(refusal)).toContain(message)
    expect(await textsOf(member, id)).toMatchObject({ notes, primer })
  })

  test('the longest texts fit in one request', async () => {
    const texts = { notes: '€'.repeat(limits.deckNotes), primer: '€'.repeat(limits.deckPrimer) }
    const { member, id } = await written(texts)
    expect(await textsOf(member, id)).toMatchObject(texts)
  })
})
