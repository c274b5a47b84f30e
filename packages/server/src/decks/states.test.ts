import {
  type BuildState,
  buildStates,
  copySharedDeck,
  duplicateDeck,
  exportAccount,
  getDeckVersion,
  getSharedDeck,
  listDeckChanges,
  listDecks,
  restoreDeck,
  shareDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, makeDeck } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { bolt } from '../test/needs-decks.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const setState = (id: string, state: BuildState, version?: number) =>
    member.call(updateDeck, { params: { id }, input: { state, ...(version && { version }) } })

  describe('the state of a deck', () => {
    test('is built where none is given', async () => {
      const deck = await makeDeck(member, { cards: [card(bolt.clue)] })
      expect(deck).toMatchObject({ state: 'built', builtSince: deck.createdAt })
      expect(await member.call(listDecks, {})).toMatchObject([{ state: 'built' }])
    })

    test.each(buildStates)('can be %s from the start', async (state) => {
      const { id } = await makeDeck(member, { state })
      const deck = await detailOf(member, id)
      expect(deck).toMatchObject({ state, builtSince: state === 'built' ? deck.createdAt : null })
    })

    test('says since when it is built, and remembers that afterwards', async () => {
      const { id } = await makeDeck(member, { state: 'idea' })
      app().clock.moveForward(60_000)
      const built = await setState(id, 'built')
      expect(built.builtSince).toBe(app().clock.now().toISOString())
      app().clock.moveForward(60_000)
      expect((await setState(id, 'retired')).builtSince).toBe(built.builtSince)
      const again = await setState(id, 'built')
      expect(again.builtSince).toBe(app().clock.now().toISOString())
    })

    test('stays as it is when other facts change', async () => {
      const { id } = await makeDeck(member, { state: 'building' })
      const input = { name: 'Another name' }
      expect(await member.call(updateDeck, { params: { id }, input })).toMatchObject({
        state: 'building',
        builtSince: null,
      })
    })

    test('is refused when it is unknown, and nothing changes', async () => {
      const { id } = await makeDeck(member)
      for (const state of ['shelved', '', null, 3]) {
        const refused = await member.refusal(updateDeck, { params: { id }, input: { state } })
        expect(refused).toMatchObject({
          status: 400,
          issues: [{ message: 'A state is one of idea, building, built, retired' }],
        })
      }
      expect(await detailOf(member, id)).toMatchObject({ state: 'built', version: 1 })
    })

    test('of two devices that change it the second one is refused', async () => {
      const { id, version } = await makeDeck(member)
      await setState(id, 'retired', version)
      const input = { state: 'idea', version }
      expect(await member.refusal(updateDeck, { params: { id }, input })).toMatchObject({
        code: 'deck_changed',
      })
      expect(await detailOf(member, id)).toMatchObject({ state: 'retired' })
    })
  })

  describe('the history', () => {
    test('shows a change of the state, and brings an earlier one back', async () => {
      const { id } = await makeDeck(member, { state: 'idea' })
      await setState(id, 'built')
      const { changes } = await member.call(listDeckChanges, { params: { id } })
      expect(changes[0]).toMatchObject({
        kind: 'facts',
        factsBefore: { state: 'idea' },
        factsAfter: { state: 'built' },
      })
      const then = await member.call(getDeckVersion, { params: { id, version: '1' } })
      expect(then.state).toBe('idea')
      const restored = await member.call(restoreDeck, { params: { id }, input: { to: 1 } })
      expect(restored.state).toBe('idea')
    })

    test('of before there were states is one of built decks', async () => {
      const { id } = await makeDeck(member)
      await setState(id, 'idea')
      const { db } = app().database
      const nothing = { commanderId: null, commanderName: null, description: null }
      const old = JSON.stringify({ name: 'Old', format: 'modern', ...nothing })
      await db.updateTable('deck_changes').set({ facts_before: old }).execute()
      const then = await member.call(getDeckVersion, { params: { id, version: '1' } })
      expect(then).toMatchObject({ name: 'Old', state: 'built' })
    })
  })

  describe('a copy', () => {
    test('is built like any new deck, unless another state is requested', async () => {
      const { id } = await makeDeck(member, { state: 'retired' })
      const params = { id }
      expect(await member.call(duplicateDeck, { params })).toMatchObject({ state: 'built' })
      const idea = await member.call(duplicateDeck, { params, input: { state: 'idea' } })
      expect(idea).toMatchObject({ state: 'idea', builtSince: null, name: 'Burn (copy)' })
    })

    test('of a shared deck does not learn its state', async () => {
      const { id } = await makeDeck(member, { state: 'retired' })
      const { shareId } = await member.call(shareDeck, { params: { id } })
      const params = { shareId }
      expect(await app().visitor().call(getSharedDeck, { params })).not.toHaveProperty('state')
      const other = await collectorIn(app())
      const copy = await other.call(copySharedDeck, { params, input: { state: 'idea' } })
      expect(copy).toMatchObject({ name: 'Burn', state: 'idea' })
    })
  })

  test('is in the data export of the account', async () => {
    await makeDeck(member, { state: 'idea' })
    app().clock.moveForward(1000)
    const built = await makeDeck(member, { name: 'Elves' })
    const { decks } = await member.call(exportAccount, {})
    expect(decks).toMatchObject([
      { state: 'idea', builtSince: null, priorities: [] },
      { state: 'built', builtSince: built.createdAt },
    ])
  })
})
