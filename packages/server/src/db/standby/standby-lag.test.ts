import { expect, test } from 'vitest'
import { standbyLag } from './standby-lag.ts'

function measured() {
  const servers = { written: 0n, followed: 0n as bigint | null, now: 0 }
  const lag = standbyLag({
    written: async () => servers.written,
    followed: async () => servers.followed,
    now: () => servers.now,
  })
  const at = async (now: number, written: bigint, followed: bigint | null) => {
    Object.assign(servers, { now, written, followed })
    await lag.measure()
    return lag.ms()
  }
  return { lag, at, servers }
}

test('a standby is as far behind as what it has followed is old', async () => {
  const { at, servers, lag } = measured()
  expect(lag.ms()).toBe(Number.POSITIVE_INFINITY)
  expect(await at(0, 100n, 90n)).toBe(Number.POSITIVE_INFINITY) // it may be days
  expect(await at(1000, 200n, 150n)).toBe(1000)
  expect(await at(2000, 300n, 199n)).toBe(2000)
  expect(await at(3000, 400n, 300n)).toBe(1000)
  expect(await at(4000, 400n, 400n)).toBe(0)
  servers.now = 4500
  expect(lag.ms()).toBe(500)
})

test('with a primary that writes nothing, it stays close', async () => {
  const { at } = measured()
  for (const now of [0, 1000, 60_000]) expect(await at(now, 100n, 100n)).toBe(0)
})

test('one that was promoted is close no more, and neither is one that is forgotten', async () => {
  const { at, lag } = measured()
  expect(await at(0, 100n, 100n)).toBe(0)
  expect(await at(1000, 200n, null)).toBe(Number.POSITIVE_INFINITY)
  expect(await at(2000, 200n, 200n)).toBe(0)
  lag.forget()
  expect(lag.ms()).toBe(Number.POSITIVE_INFINITY)
  expect(await at(3000, 200n, 200n)).toBe(0)
})

test('one that is very far behind is seen to catch up once it does', async () => {
  const { at } = measured()
  for (let second = 0; second < 1000; second++) {
    expect(await at(second * 1000, BigInt(1000 + second), 5n)).toBe(Number.POSITIVE_INFINITY)
  }
  expect(await at(1_000_000, 3000n, 1990n)).toBe(10_000)
})

test('one that is ahead of its primary follows another one, and is not close', async () => {
  const { at } = measured()
  expect(await at(0, 100n, 500n)).toBe(Number.POSITIVE_INFINITY)
  expect(await at(1000, 200n, 200n)).toBe(0)
  expect(await at(2000, 200n, 300n)).toBe(Number.POSITIVE_INFINITY)
})

test('one that begins anew from an older place has lost what it had', async () => {
  const { at } = measured()
  expect(await at(0, 300n, 300n)).toBe(0)
  expect(await at(1000, 400n, 200n)).toBe(Number.POSITIVE_INFINITY)
  expect(await at(2000, 500n, 500n)).toBe(0)
})
