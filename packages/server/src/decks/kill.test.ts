import { expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { deckOf, detailOf, linesOf } from '../test/decks.ts'
import { buildInOtherProcess, linesAt } from '../test/dying-deck-builder.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('of a deck whose server is killed -9 each acknowledged change is there, none by half, and no card is lost', async () => {
    const member = await collectorIn(app())
    await Promise.all(
      [37, 120].map(async (diesAfter) => {
        const deck = await deckOf(member, { 'printing-0': 4, jolt: 3 }, { jolt: 3 })
        const { id: deckId, version } = deck
        expect(linesOf(deck)).toEqual(linesAt(version))
        const at = { at: app().at, userId: member.account.id, deckId, version }
        const acknowledged = await buildInOtherProcess({ ...at, diesAfter })
        const after = await detailOf(member, deckId)
        expect(acknowledged).toBeGreaterThanOrEqual(version + diesAfter)
        expect(after.version).toBeGreaterThanOrEqual(acknowledged)
        expect(linesOf(after)).toEqual(linesAt(after.version))
      }),
    )
  })
})
