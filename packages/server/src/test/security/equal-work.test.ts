import { login, register } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { type TestApp, useTestApp } from '../test-app.ts'

const app = useTestApp('sqlite')

/** Processor time, also of the threads that hash; unlike time on the wall it does not wait in line. */
async function workOf(task: (app: TestApp) => Promise<unknown>): Promise<number> {
  const works: number[] = []
  for (let times = 0; times < 7; times++) {
    const before = process.cpuUsage()
    await task(app())
    const { user, system } = process.cpuUsage(before)
    works.push(user + system)
  }
  return Math.min(...works)
}

test('an unknown address costs the work of checking a password, like a known one', async () => {
  const { email } = (await app().registered()).account
  const password = 'not the right one'
  const send = (address: string) =>
    app()
      .visitor()
      .refusal(login, {
        input: { email: address, password },
      })
  await send(app().freshEmail()) // makes what unknown addresses are checked against
  const known = await workOf(() => send(email))
  const unknown = await workOf(({ freshEmail }) => send(freshEmail()))
  const neither = await workOf(() => app().visitor().refusal(login, { input: { email } }))
  expect(known).toBeGreaterThan(neither * 2)
  expect(unknown).toBeGreaterThan(known / 2)
})

test('a taken address costs the work of hashing a password, like a free one', async () => {
  const { email } = (await app().registered()).account
  const password = 'a long enough one'
  const taken = await workOf(() =>
    app().visitor().refusal(register, { input: { email, password } }),
  )
  const free = await workOf(({ freshEmail }) =>
    app()
      .visitor()
      .call(register, { input: { email: freshEmail(), password } }),
  )
  expect(taken).toBeGreaterThan(free / 2)
})
