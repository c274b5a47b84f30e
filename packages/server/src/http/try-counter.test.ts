import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'
import { testClock } from '../test/test-clock.ts'
import { tryCounter } from './try-counter.ts'
import { deleteEndedTries } from './try-store.ts'

const minuteMs = 60_000
const perDoor = (key: string) => [{ key, max: 2, minutes: 10 }]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let names = 0

  function counter() {
    const { db } = app().database
    const clock = testClock()
    const name = `door ${names++}`
    const deps = { db, clock, sessionSecret: 'a secret' }
    const tries = tryCounter(deps, name)
    const secondsToWait = async (limits: ReturnType<typeof perDoor>) =>
      (await tries.count(limits)).secondsToWait
    return { db, clock, tries, secondsToWait, elsewhere: tryCounter(deps, name) }
  }

  test('a limit is reached by as many tries as it says, for the rest of its window', async () => {
    const { clock, secondsToWait } = counter()
    expect(await secondsToWait(perDoor('a'))).toBe(0)
    clock.moveForward(4 * minuteMs)
    expect(await secondsToWait(perDoor('a'))).toBe(0)
    expect(await secondsToWait(perDoor('a'))).toBe(6 * 60)
    expect(await secondsToWait(perDoor('b'))).toBe(0)
    clock.moveForward(6 * minuteMs)
    expect(await secondsToWait(perDoor('a'))).toBe(0)
  })

  test('of several limits the one that takes longest counts, and a refused try counts for none', async () => {
    const { clock, secondsToWait } = counter()
    const short = { key: 'short', max: 1, minutes: 1 }
    const long = { key: 'long', max: 1, minutes: 60 }
    expect(await secondsToWait([short, long])).toBe(0)
    expect(await secondsToWait([short, long])).toBe(60 * 60)
    clock.moveForward(minuteMs)
    expect(await secondsToWait([short, long])).toBe(59 * 60)
    expect(await secondsToWait([short])).toBe(0)
  })

  test('a try that is taken back does not count, not even against a later window', async () => {
    const { clock, tries, secondsToWait } = counter()
    const { takeBack } = await tries.count(perDoor('a'))
    await takeBack()
    expect(await secondsToWait(perDoor('a'))).toBe(0)
    const late = await tries.count(perDoor('a'))
    clock.moveForward(10 * minuteMs)
    expect(await secondsToWait(perDoor('a'))).toBe(0)
    await late.takeBack()
    expect(await secondsToWait(perDoor('a'))).toBe(0)
    expect(await secondsToWait(perDoor('a'))).toBeGreaterThan(0)
  })

  test('of many at once, in two processes, as many get through as the limit says', async () => {
    const { tries, elsewhere } = counter()
    const both = [...perDoor('a'), ...perDoor('b')]
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? tries : elsewhere).count(both)),
    )
    expect(counted.filter(({ secondsToWait }) => secondsToWait === 0)).toHaveLength(2)
    expect((await elsewhere.count(perDoor('b'))).secondsToWait).toBe(10 * 60)
  })

  test('the table names nobody, and forgets windows that have ended', async () => {
    const { db, clock, tries } = counter()
    await tries.count(perDoor('ugin@example.org'))
    expect(JSON.stringify(await db.selectFrom('tries').selectAll().execute())).not.toMatch(/ugin/)
    clock.moveForward(60 * minuteMs)
    await deleteEndedTries(db, clock.now().toISOString())
    expect(await db.selectFrom('tries').selectAll().execute()).toEqual([])
  })
})
