import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, Engine } from '../db/database.ts'
import { type ProcessOptions, type SiteProcess, siteProcess } from './site-process.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'

type StartOptions = Omit<ProcessOptions, 'dataDir'> & Partial<Pick<ProcessOptions, 'dataDir'>>

/** Processes that share a database and keep their catalogues fresh. */
export interface TestSite {
  clock: TestClock
  database: Database
  /** Where the database is, for a process outside of this one. */
  at: TestDatabase['at']
  /** The DATA_DIR of processes that are given none. */
  dataDir: string
  newDataDir(): Promise<string>
  /** Starts a process as main does, without letting it look yet. */
  start(options: StartOptions): Promise<SiteProcess>
  remove(): Promise<void>
}

/** A site on a database of its own, at a fixed time. */
export async function testSite(engine: Engine): Promise<TestSite> {
  const storage = await makeTestDatabase(engine)
  const database = storage.open()
  const clock = testClock()
  const folders: string[] = []
  const running: SiteProcess[] = []
  async function newDataDir() {
    const folder = await mkdtemp(join(tmpdir(), 'manafolio-site-'))
    folders.push(folder)
    return folder
  }
  const dataDir = await newDataDir()
  return {
    clock,
    database,
    at: storage.at,
    dataDir,
    newDataDir,
    async start(options) {
      const started = await siteProcess({ dataDir, ...options, database, clock })
      running.push(started)
      return started
    },
    async remove() {
      await Promise.all(running.map((process) => process.stop()))
      await storage.remove()
      for (const folder of folders) await rm(folder, { recursive: true })
    },
  }
}
