import type { Endpoint } from '@manafolio/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEveryEngine } from '../../engines.ts'
import { useTestApp } from '../../test-app.ts'
import { endpoints } from '../contract-endpoints.ts'
import { facts, takeAlone, takeTogether, type World, worldOf } from './compare.ts'
import { steps } from './steps.ts'
import { callAsStranger, callNames } from './store-calls.ts'
import { type Scene, sceneOf } from './stranger-scene.ts'

onEveryEngine((engine) => {
  describe('two who have the same printings, decks and changes', () => {
    const alone: World[] = []
    let together: World

    beforeAll(async () => {
      for (const one of facts) alone.push(await worldOf(engine, [one]))
      together = await worldOf(engine, facts)
    })
    afterAll(async () => {
      for (const { app } of [...alone, together]) await app.close()
    })

    test.each(steps)('are each answered as if alone: $name', async (step) => {
      await takeTogether(together, step, await takeAlone(alone, step))
    })

    test('have called every endpoint of what users have', () => {
      const ofUsers = endpoints.filter(({ endpoint }) => isOfUsers(endpoint))
      expect(ofUsers.length).toBeGreaterThan(40)
      const called = together.owners.map((owner) => owner.called)
      const missing = ofUsers.filter(({ endpoint }) => !called.every((some) => some.has(endpoint)))
      expect(missing.map(({ name }) => name)).toEqual([])
    })
  })

  describe('a stranger who has the right ids', () => {
    const app = useTestApp(engine)
    let scene: Scene

    beforeAll(async () => {
      scene = await sceneOf(app())
    })

    test.each(callNames)('gets nothing from %s', (name) => callAsStranger(scene, name))
  })
})

/** Questions about cards are answered alike to everybody. */
function isOfUsers({ access, path }: Endpoint): boolean {
  return access === 'member' && path.startsWith('/api/') && !path.startsWith('/api/cards/')
}
