import { pino } from 'pino'
import { expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { type Db, openDatabase } from '../database.ts'
import { DatabaseUnavailableError, StorageFullError } from '../storage-errors.ts'
import { staleReads } from './stale-reads.ts'

const log = pino({ level: 'silent' })
const [primary, standby] = [openDatabase({ file: 'a' }).db, openDatabase({ file: 'b' }).db]

function readsBehind(lagMs: number) {
  const behind = { ms: lagMs }
  const forget = () => {
    behind.ms = Number.POSITIVE_INFINITY
  }
  const lag = { ms: () => behind.ms, forget }
  return { behind, ...staleReads({ primary, standby, lag, maxLagMs: 10_000, log }) }
}

const nameOf = async (db: Db) => (db === standby ? 'standby' : 'primary')

test('a standby is read while it is close', async () => {
  const { read, behind, counts } = readsBehind(10_000)
  expect(await read(nameOf)).toBe('standby')
  behind.ms = 10_001
  expect(await read(nameOf)).toBe('primary')
  expect(counts).toEqual({ standby: 1, primary: 1 })
})

test('what it does not know is looked for on the primary', async () => {
  const { read, counts } = readsBehind(0)
  expect(await read(async (db) => (db === primary ? 'found' : undefined))).toBe('found')
  expect(await read(async () => undefined)).toBeUndefined()
  expect(counts).toEqual({ standby: 0, primary: 2 })
})

test.each([new Error('ended by recovery'), new StorageFullError(undefined)])(
  'what it fails at is asked of the primary: %s',
  async (error) => {
    const { read } = readsBehind(0)
    const answer = await read(async (db) => {
      if (db === standby) throw error
      return 'answered'
    })
    expect(answer).toBe('answered')
    expect(await read(nameOf)).toBe('standby')
  },
)

test('after a lost connection it is left alone until it is measured again', async () => {
  const { read, behind } = readsBehind(0)
  await read(async (db) => {
    if (db === standby) throw new DatabaseUnavailableError(undefined)
  })
  expect(await read(nameOf)).toBe('primary')
  behind.ms = 0
  expect(await read(nameOf)).toBe('standby')
})

test('a fault of ours fails on the primary, too', async () => {
  const { read } = readsBehind(0)
  const failing = read(async () => {
    throw new AppError('bad_input')
  })
  await expect(failing).rejects.toThrow(AppError)
})
