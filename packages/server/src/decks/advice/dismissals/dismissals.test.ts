import {
  deleteDeck,
  dismissSuggestion,
  exportAccount,
  getDeckSuggestions,
  limits,
  restoreSuggestion,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../../test/client.ts'
import { collectorIn } from '../../../test/collector.ts'
import { leader, makeDeck } from '../../../test/decks.ts'
import { onEveryEngine } from '../../../test/engines.ts'
import { oracle, unknownPrinting } from '../../../test/sample-cards.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { insertDismissal } from './store.ts'

const noon = '2026-08-15T12:00:00.000Z'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function withDeck() {
    const member = await collectorIn(app())
    const deck = await makeDeck(member, {
      format: 'commander',
      commanderId: leader.krenkoJumpstart,
    })
    return { member, id: deck.id }
  }

  const dismiss = (member: MemberClient, id: string, oracleId: string) =>
    member.call(dismissSuggestion, { params: { id }, input: { oracleId } })

  const restore = (member: MemberClient, id: string, oracleId: string) =>
    member.call(restoreSuggestion, { params: { id, oracleId } })

  async function suggestionsFor(member: MemberClient, id: string) {
    const { suggestions, dismissed } = await member.call(getDeckSuggestions, {
      params: { id },
      input: {},
    })
    return {
      suggested: suggestions.map(({ card }) => card.name),
      dismissed: dismissed.map(({ cardName }) => cardName),
    }
  }

  test('a dismissed card is not suggested again until it is restored', async () => {
    const { member, id } = await withDeck()
    const before = await suggestionsFor(member, id)
    expect(before.suggested).toContain('Goblin Matron')
    expect(before.dismissed).toEqual([])
    await dismiss(member, id, oracle.goblinMatron)
    const after = await suggestionsFor(member, id)
    expect(after.suggested).not.toContain('Goblin Matron')
    expect(after.suggested.length).toBeGreaterThan(10)
    expect(after.dismissed).toEqual(['Goblin Matron'])
    await restore(member, id, oracle.goblinMatron)
    expect(await suggestionsFor(member, id)).toEqual(before)
  })

  test('dismissing twice and restoring twice change nothing more; the names are in order', async () => {
    const { member, id } = await withDeck()
    const cards = [oracle.lightningBolt, oracle.goblinGuide, oracle.lightningBolt.toUpperCase()]
    for (const oracleId of cards) await dismiss(member, id, oracleId)
    expect((await suggestionsFor(member, id)).dismissed).toEqual(['Goblin Guide', 'Lightning Bolt'])
    for (const oracleId of cards) await restore(member, id, oracleId)
    expect((await suggestionsFor(member, id)).dismissed).toEqual([])
  })

  test('each deck has its own, which go with it', async () => {
    const { member, id } = await withDeck()
    const other = await makeDeck(member, { format: 'commander' })
    await dismiss(member, id, oracle.goblinGuide)
    expect((await suggestionsFor(member, other.id)).dismissed).toEqual([])
    await member.call(deleteDeck, { params: { id } })
    const rows = await app().database.db.selectFrom('deck_dismissals').selectAll().execute()
    expect(rows).toEqual([])
  })

  test('only the owner dismisses and restores, and only cards that there are', async () => {
    const { member, id } = await withDeck()
    await dismiss(member, id, oracle.goblinGuide)
    const stranger = await collectorIn(app())
    const input = { oracleId: oracle.lightningBolt }
    const missing = { status: 404, code: 'deck_not_found' }
    const asked = { params: { id }, input }
    expect(await stranger.refusal(dismissSuggestion, asked)).toMatchObject(missing)
    const params = { id, oracleId: oracle.goblinGuide }
    expect(await stranger.refusal(restoreSuggestion, { params })).toMatchObject(missing)
    const unknown = { params: { id }, input: { oracleId: unknownPrinting } }
    expect(await member.refusal(dismissSuggestion, unknown)).toMatchObject({
      ...{ status: 404, code: 'card_not_found' },
    })
    expect((await suggestionsFor(member, id)).dismissed).toEqual(['Goblin Guide'])
  })

  test.each(['', 'Goblin Guide', '51d9564b'])('the oracle id %j is refused', async (oracleId) => {
    const { member, id } = await withDeck()
    const refused = await member.refusal(dismissSuggestion, { params: { id }, input: { oracleId } })
    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused)).toContain('An oracle id is a UUID.')
  })

  test('a deck has so many at most', async () => {
    const { member, id } = await withDeck()
    const { db } = app().database
    for (let number = 0; number < limits.deckDismissals; number++) {
      await insertDismissal(db, id, { oracleId: `card ${number}`, dismissedAt: noon })
    }
    const input = { oracleId: oracle.goblinGuide }
    expect(await member.refusal(dismissSuggestion, { params: { id }, input })).toMatchObject({
      ...{ status: 409, code: 'dismissal_limit_reached' },
    })
  })

  test('they are in the export of the account', async () => {
    const { member, id } = await withDeck()
    await dismiss(member, id, oracle.goblinGuide)
    const { decks } = await member.call(exportAccount)
    expect(decks).toMatchObject([
      { id, dismissedSuggestions: [{ oracleId: oracle.goblinGuide, dismissedAt: noon }] },
    ])
  })
})
