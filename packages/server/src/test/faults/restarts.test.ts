import { getHealth, getReadiness } from '@manafolio/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { httpClient } from './http-client.ts'
import { type FaultScene, faultScene, postgresBinaries, recoveryMs } from './restarts.ts'

let scene: FaultScene | undefined

afterEach(async () => {
  await scene?.remove()
  scene = undefined
})

describe.skipIf(postgresBinaries === undefined)('PostgreSQL under load', () => {
  test('may stop and start again: nothing is lost, and the process goes on', async () => {
    scene = await faultScene({ engine: 'postgres', users: 3 })
    const { cluster, server, ledgers, origin } = scene
    const visitor = httpClient(origin)
    for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
      await cluster?.end(signal)
      expect(await visitor.send({ path: getReadiness.path })).toMatchObject({
        status: 503,
        body: { code: 'database_unavailable' },
      })
      expect(await visitor.send({ path: getHealth.path })).toMatchObject({ status: 200 })
      await cluster?.start()
      await recoveryMs(ledgers, performance.now())
    }
    visitor.close()
    expect(server.isRunning()).toBe(true)
    const { acknowledged, lost, doubled, answers } = await scene.finish()
    expect(acknowledged).toBeGreaterThan(5)
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
    expect(answers.get('503')).toBeGreaterThan(0)
    expect([...answers.keys()].filter((status) => !/^(2..|503)$/.test(status))).toEqual([])
  })
})
