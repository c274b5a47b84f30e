import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const outbox = join(process.env.E2E_DATA_DIR ?? '', 'sample', 'outbox')

/** The letter to somebody, once it is there. */
export async function letterTo(email: string): Promise<string> {
  let letter: string | undefined
  await expect
    .poll(async () => {
      letter = (await readLetters()).find((text) => text.includes(email))
      return letter !== undefined
    })
    .toBe(true)
  return letter ?? ''
}

/** The address in the letter to somebody who forgot their password. */
export async function resetLinkOf(email: string): Promise<string> {
  const [link] = /http:\/\/\S+\/reset-password\?token=[\w-]+/.exec(await letterTo(email)) ?? []
  if (!link) throw new Error('the letter has no link')
  return link
}

async function readLetters(): Promise<string[]> {
  const files = await readdir(outbox).catch(() => []) // made with the first letter
  const whole = files.filter((file) => file.endsWith('.eml')) // not one that is being written
  return Promise.all(whole.map((file) => readFile(join(outbox, file), 'utf8')))
}
