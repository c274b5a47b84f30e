import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { readSample } from '../cards/sample.ts'
import { endOtherProcesses } from './child-process.ts'
import { sampleFile } from './test-app.ts'

/** The printings of the sample as the lines of a bulk file. */
export async function sampleLines(): Promise<string[]> {
  return (await readSample(sampleFile)).map((card) => JSON.stringify(card))
}

export interface TestFolder {
  path(name: string): string
  /** Writes a file and answers its path. */
  write(name: string, content: string | Uint8Array): Promise<string>
}

/** A temporary folder for each test. */
export function useFolder(): TestFolder {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manafolio-bulk-'))
  })
  afterEach(async () => {
    await endOtherProcesses()
    await rm(folder, { recursive: true })
  })
  const path = (name: string) => join(folder, name)
  return {
    path,
    async write(name, content) {
      await writeFile(path(name), content)
      return path(name)
    },
  }
}
