import { getDeckVersion, limits, listDeckChanges } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { Engine } from '../db/database.ts'
import type { Client } from './client.ts'
import { collectorIn } from './collector.ts'
import { buildInOtherProcess, linesAt } from './deck-crash-worker.ts'
import { deckOf, detailOf, linesOf } from './decks.ts'
import { useTestApp } from './test-app.ts'

/** For each death, a process changes a deck until it is killed -9 after so many changes. */
export function testDeckKills(engine: Engine, deaths: readonly number[]): void {
  const app = useTestApp(engine)

  test('of a deck whose server is killed -9 each acknowledged change is there and in its history, none by half, and no card is lost', async () => {
    const member = await collectorIn(app())
    await Promise.all(
      deaths.map(async (diesAfter) => {
        const deck = await deckOf(member, { 'printing-0': 4, jolt: 3 }, { jolt: 3 })
        const { id: deckId, version } = deck
        expect(linesOf(deck)).toEqual(linesAt(version))
        const at = { at: app().at, userId: member.account.id, deckId, version }
        const acknowledged = await buildInOtherProcess({ ...at, diesAfter })
        const after = await detailOf(member, deckId)
        expect(acknowledged).toBeGreaterThanOrEqual(version + diesAfter)
        expect(after.version).toBeGreaterThanOrEqual(acknowledged)
        expect(linesOf(after)).toEqual(linesAt(after.version))
        expect(await listedVersions(member, deckId)).toEqual(versionsUpTo(after.version))
        const halfWay = Math.floor((version + after.version) / 2)
        const params = { id: deckId, version: `${halfWay}` }
        expect(linesOf(await member.call(getDeckVersion, { params }))).toEqual(linesAt(halfWay))
      }),
    )
  })
}

async function listedVersions(member: Client, id: string): Promise<number[]> {
  const reported: number[] = []
  for (let page = 1, total = 1; reported.length < total; page++) {
    const requested = { params: { id }, input: { page } }
    const { changes, totalCount } = await member.call(listDeckChanges, requested)
    expect(changes.length).toBeLessThanOrEqual(limits.deckChangesPage)
    reported.push(...changes.map(({ version }) => version))
    total = changes.length === 0 ? 0 : totalCount
  }
  return reported
}

/** The newest first. */
function versionsUpTo(version: number): number[] {
  return Array.from({ length: version }, (_, at) => version - at)
}
