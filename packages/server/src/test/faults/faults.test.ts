import { describe, expect, test } from 'vitest'
import { type FaultResult, killServer, restartPostgres, stopServer } from './faults.ts'
import { postgresBinaries } from './scene.ts'

/** Also to be found in the long run, with many more tries. */
test('kill -9 loses nothing', async () => {
  expectNothingLost(await killServer('sqlite', 2), /^(2..|ECONNRESET|ECONNREFUSED)$/)
})

test('a stop loses no request of those who keep their connections', async () => {
  expectNothingLost(await stopServer('sqlite', 2), /^(2..|ECONNREFUSED)$/)
})

describe.skipIf(postgresBinaries === undefined)('PostgreSQL', () => {
  test('may stop and start again, and the server goes on', async () => {
    const result = await restartPostgres(2)
    expectNothingLost(result, /^(2..|503)$/)
    expect(result.answers.get('503')).toBeGreaterThan(0)
  })
})

function expectNothingLost(
  { deaths, lost, doubled, acknowledged, answers }: FaultResult,
  expected: RegExp,
) {
  expect({ deaths, lost, doubled }).toEqual({ deaths: 0, lost: 0, doubled: 0 })
  expect(acknowledged).toBeGreaterThan(5)
  expect([...answers.keys()].filter((outcome) => !expected.test(outcome))).toEqual([])
}
