import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openSample } from '../cards/sample.ts'
import { openDatabase } from '../db/database.ts'
import { changePrinting, setDeckCards } from '../decks/card-rules.ts'
import { liveCatalogue } from '../lib/live-catalogue.ts'
import { jobOf, startProcess } from './child-process.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

/**
 * A process that changes a user's deck for ever, and after how many acknowledged changes it is
 * killed.
 */
export interface Building {
  at: TestDatabase['at']
  userId: string
  deckId: string
  /** The version that it begins with; what it does to a version depends on nothing else. */
  version: number
  diesAfter: number
}

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** The last version that was acknowledged; the process is killed with -9 in between. */
export async function buildInOtherProcess(job: Building): Promise<number> {
  const child = startProcess(thisFile, job)
  let last = job.version
  let acknowledged = 0
  child.on('message', (version) => {
    last = Number(version)
    acknowledged += 1
    if (acknowledged === job.diesAfter) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  if (signal !== 'SIGKILL') throw new Error(`the other process ended with ${code ?? signal}`)
  return last
}

/**
 * The lines of the deck at a version: 4 copies in one printing after the other, and two equal
 * counts.
 */
export function linesAt(version: number): string[] {
  const counted = counts(version - (version % 2))
  return [`${counted} jolt`, `4 printing-${Math.floor((version - 1) / 2)}`, `side ${counted} jolt`]
}

function counts(version: number): number {
  return 1 + (version % 50)
}

async function build({ at, userId, deckId, version }: Building) {
  const { db } = openDatabase(at)
  const catalogue = liveCatalogue(await openSample(sampleFile))
  const needs = { db, clock: testClock(), catalogue }
  for (let seen = version; ; ) {
    const requested = { userId, deckId, version: seen }
    const done = await (seen % 2 === 0 ? exchange : count)(needs, requested)
    seen = done.version
    process.send?.(seen)
  }
}

type Needs = Parameters<typeof setDeckCards>[0]
type Requested = Parameters<typeof setDeckCards>[1] & { version: number }

function exchange(needs: Needs, requested: Requested) {
  const printing = requested.version / 2
  return changePrinting(needs, requested, {
    scryfallId: `printing-${printing - 1}`,
    slotType: 'main',
    to: { scryfallId: `printing-${printing}`, cardName: 'Shock' },
  })
}

function count(needs: Needs, requested: Requested) {
  const quantity = counts(requested.version + 1)
  const card = { scryfallId: 'jolt', cardName: 'Jolt', quantity }
  const cards = [
    { ...card, slotType: 'main' },
    { ...card, slotType: 'side' },
  ] as const
  return setDeckCards(needs, requested, { cards })
}

const job = jobOf<Building>(thisFile)
if (job) await build(job)
