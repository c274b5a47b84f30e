import { randomUUID } from 'node:crypto'
import {
  createDeck,
  deckFormats,
  deleteDeck,
  formatFacts,
  limits,
  listDecks,
  updateDeck,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { Client } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, insertDecks, leader, makeDeck, setCard } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { nastyTexts } from '../test/security/hostile.ts'
import { useTestApp } from '../test/test-app.ts'

const noon = '2026-08-15T12:00:00.000Z'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function refused(member: Client, facts: object) {
    const input = { name: 'Burn', format: 'modern', ...facts }
    const { status, issues = [], code } = await member.refusal(createDeck, { input })
    expect(await member.call(listDecks)).toEqual([])
    return { status, code, messages: issues.map(({ path, message }) => `${path}: ${message}`) }
  }

  test('a new deck has what was given for it, and nothing else', async () => {
    const member = await collectorIn(app())
    const facts = { name: '  Burn\u00a0 ', format: 'modern', description: ' All\r\n\tin. ' }
    const made = await makeDeck(member, facts)
    expect(made).toEqual({
      id: made.id,
      userId: member.account.id,
      name: 'Burn',
      format: 'modern',
      commanderId: null,
      commanderName: null,
      commanderColor: null,
      coverId: null,
      ...{ folder: null, tags: [], isPinned: false, variantOf: null },
      description: 'All\r\n\tin.',
      ...{ categories: [], state: 'built', builtSince: noon },
      createdAt: noon,
      updatedAt: noon,
      version: 1,
      shareId: null,
      totalValue: null,
      pricedCards: 0,
      cardCount: 0,
      sideCount: 0,
      colorIdentity: [],
      cover: null,
    })
    expect(await member.call(listDecks)).toEqual([made])
    expect(await detailOf(member, made.id)).toEqual({ ...made, cards: [], commander: null })
  })

  test.each(deckFormats)('%s is a format, by its id and its name in any case', async (format) => {
    const member = await collectorIn(app())
    const { name } = formatFacts[format]
    for (const messages of [format, name, name.toUpperCase(), format.toUpperCase()]) {
      expect(await makeDeck(member, { format: messages })).toMatchObject({ format })
    }
  })

  test.each([undefined, null, '', 'EDH', 'Modern ', 'frontier', '__proto__', 7, ['modern'], {}])(
    '%j is no format',
    async (format) => {
      const member = await collectorIn(app())
      const { status, messages } = await refused(member, { format })
      expect([status, messages]).toEqual([400, ['format: Format is required']])
    },
  )

  test.each([undefined, null, '', ' \t\n ', 7, {}])('%j is no name', async (name) => {
    const member = await collectorIn(app())
    const { status, messages } = await refused(member, { name })
    expect([status, messages]).toEqual([400, ['name: Deck name is required']])
  })

  test('a name has up to 100 characters, a description up to 500', async () => {
    const member = await collectorIn(app())
    const [name, description] = ['n'.repeat(limits.deckName), 'd'.repeat(limits.deckDescription)]
    const { messages } = await refused(member, { name: `${name}n`, description: `${description}d` })
    expect(messages).toEqual([
      'name: Deck name must be 100 characters or less',
      'description: Description must be 500 characters or less',
    ])
    const facts = { name: ` ${name} `, description: ` ${description} ` }
    expect(await makeDeck(member, facts)).toMatchObject({ name, description })
  })

  test.each(['a\0b', 'a\nb', 'a\u007fb', '\ud83d', 'a\udc00'])(
    '%j can not be part of a name',
    async (name) => {
      const { messages } = await refused(await collectorIn(app()), { name })
      expect(messages).toEqual(['name: A deck name can not have control characters'])
    },
  )

  test.each(['a\0b', 'a\u001bb', '\ud83d'])(
    '%j can not be part of a description',
    async (description) => {
      const { messages } = await refused(await collectorIn(app()), { description })
      expect(messages).toEqual(['description: A description can not have control characters'])
    },
  )

  test.each([
    '🔥 Burn 🧑‍🚀',
    'Æther “Dæmon” Ünïcödé',
    '赤い単色',
    "Robert'); drop table decks;--",
    '<b>%s</b>',
  ])('%s is a name, and comes back as it is', async (name) => {
    const member = await collectorIn(app())
    const made = await makeDeck(member, { name, description: name })
    expect(made).toMatchObject({ name, description: name })
    expect(await member.call(listDecks)).toEqual([made])
  })

  test('a nasty text is taken as it is, or refused in words', async () => {
    const member = await collectorIn(app())
    for (const text of nastyTexts) {
      const input = { name: text, format: 'modern', description: text, commanderName: null }
      const payload = JSON.stringify(input)
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', url: createDeck.path, payload, headers } as const
      const { statusCode, body } = await member.send(sent)
      expect(statusCode).toBeOneOf([200, 400])
      if (statusCode === 200) expect(JSON.parse(body)).toMatchObject({ name: text.trim() })
    }
  })

  test('a description that says nothing is none', async () => {
    const member = await collectorIn(app())
    for (const description of [null, undefined, '', '  \n ']) {
      expect(await makeDeck(member, { description })).toMatchObject({ description: null })
    }
  })

  test('a commander that is null is none, and a number is none either', async () => {
    const member = await collectorIn(app())
    const nobody = { commanderId: null, commanderName: null }
    expect(await makeDeck(member, { format: 'commander', ...nobody })).toMatchObject(nobody)
    expect(await makeDeck(member, { format: 'commander' })).toMatchObject(nobody)
    const other = await collectorIn(app())
    const { messages } = await refused(other, { commanderId: 7, commanderName: '' })
    expect(messages).toEqual([
      'commanderId: Card ID is required',
      'commanderName: Card name is required',
    ])
  })

  test('the list has the newest first, and nothing of anybody else', async () => {
    const [member, other] = [await collectorIn(app()), await collectorIn(app())]
    await makeDeck(member, { name: 'first' })
    app().clock.moveForward(1000)
    await makeDeck(other, { name: 'of somebody else' })
    await makeDeck(member, { name: 'second' })
    app().clock.moveForward(1000)
    await makeDeck(member, { name: 'third' })
    const names = (await member.call(listDecks)).map(({ name }) => name)
    expect(names).toEqual(['third', 'second', 'first'])
  })

  describe('an Idempotency-Key', () => {
    const requested = { name: 'Burn', format: 'Modern', description: 'Fast.' }

    test('makes one deck of the same request twice, also at once', async () => {
      const member = await collectorIn(app())
      const once = { input: requested, key: randomUUID() }
      const all = await Promise.all([1, 2, 3].map(() => member.call(createDeck, once)))
      expect(all[0]).toMatchObject({ id: once.key, name: 'Burn' })
      expect(all.slice(1)).toEqual([all[0], all[0]])
      expect(await member.call(listDecks)).toEqual([all[0]])
    })

    test('answers the deck as it is now when it was changed since', async () => {
      const member = await collectorIn(app())
      const once = { input: requested, key: randomUUID() }
      const { id } = await member.call(createDeck, once)
      await setCard(member, id, card('shock', { quantity: 4 }))
      expect(await member.call(createDeck, once)).toMatchObject({ id, version: 2, cardCount: 4 })
      expect(await member.call(listDecks)).toHaveLength(1)
    })

    test('is for one deck only', async () => {
      const member = await collectorIn(app())
      const key = randomUUID()
      const made = await member.call(createDeck, { input: requested, key })
      for (const other of [{ name: 'Boros' }, { format: 'legacy' }, { description: null }]) {
        const refusal = await member.refusal(createDeck, { input: { ...requested, ...other }, key })
        expect(refusal).toMatchObject({ status: 422, code: 'idempotency_key_used' })
      }
      expect(await member.call(listDecks)).toEqual([made])
    })

    test('that is the id of another user’s deck is refused, and tells nothing of it', async () => {
      const [member, other] = [await collectorIn(app()), await collectorIn(app())]
      const theirs = await makeDeck(other, { name: 'a secret' })
      const refusal = await member.refusal(createDeck, { input: requested, key: theirs.id })
      expect(refusal).toEqual({
        status: 422,
        code: 'idempotency_key_used',
        message: 'This Idempotency-Key was used for another change already.',
      })
      expect(await member.call(listDecks)).toEqual([])
      expect(await other.call(listDecks)).toEqual([theirs])
    })

    test('makes a deck again that was deleted, with none of its numbers', async () => {
      const member = await collectorIn(app())
      const key = randomUUID()
      const led = { format: 'commander', commanderId: leader.atraxa }
      await member.call(createDeck, { input: { ...requested, ...led }, key })
      await member.call(listDecks)
      await member.call(deleteDeck, { params: { id: key } })
      app().clock.moveForward(1)
      await member.call(createDeck, { input: requested, key })
      const nothing = { id: key, cardCount: 0, cover: null, colorIdentity: [] }
      expect(await member.call(listDecks)).toMatchObject([nothing])
    })

    test('that is no UUID is refused', async () => {
      const member = await collectorIn(app())
      const refusal = await member.refusal(createDeck, { input: requested, key: 'deck-1' })
      expect(refusal).toMatchObject({ status: 400, code: 'bad_idempotency_key' })
      expect(await member.call(listDecks)).toEqual([])
    })
  })

  describe('with one deck less than the most', () => {
    async function ownerOfNearlyAll() {
      const member = await collectorIn(app())
      await insertDecks(app().database.db, member, limits.decks - 1)
      return member
    }

    test('one more can be made, and the next is refused until one is deleted', async () => {
      const member = await ownerOfNearlyAll()
      const last = await makeDeck(member)
      const input = { name: 'One too many', format: 'modern' }
      expect(await member.refusal(createDeck, { input })).toEqual({
        status: 409,
        code: 'deck_limit_reached',
        message: 'You have 1,000 decks, which is the maximum. Delete one first.',
      })
      expect(await member.call(listDecks)).toHaveLength(limits.decks)
      const params = { id: last.id }
      await member.call(updateDeck, { params, input: { name: 'Still mine' } })
      await member.call(deleteDeck, { params })
      await makeDeck(member, input)
    })

    test('of several made at once by two servers one is there', async () => {
      const member = await ownerOfNearlyAll()
      const other = await app().another()
      const payload = { name: 'At once', format: 'modern' }
      const cookies = { 'manafolio.sid': member.session() ?? '' }
      const request = { method: 'POST', url: createDeck.path, payload, cookies } as const
      const answers = await Promise.all(
        [app().app, other, app().app, other].map((server) => server.inject(request)),
      )
      const codes = answers.map(({ statusCode }) => statusCode).sort()
      expect(codes).toEqual([200, 409, 409, 409])
      expect(await member.call(listDecks)).toHaveLength(limits.decks)
    })
  })

  test('who is not signed in makes no deck', async () => {
    const input = { name: 'Burn', format: 'modern' }
    expect(await app().visitor().refusal(createDeck, { input })).toMatchObject({ status: 401 })
  })
})
