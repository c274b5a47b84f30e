import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const outbox = join(process.env.E2E_DATA_DIR ?? '', 'sample', 'outbox')

/** An e-mail to an address whose text contains a part, once it is written. */
export async function mailTo(email: string, part: string): Promise<string> {
  let mail: string | undefined
  await expect
    .poll(async () => {
      mail = (await readMails()).find((text) => text.includes(email) && text.includes(part))
      return mail !== undefined
    })
    .toBe(true)
  return mail ?? ''
}

/** The link in a password-reset e-mail. */
export async function resetLinkOf(email: string): Promise<string> {
  const [link] =
    /http:\/\/\S+\/reset-password\?token=[\w-]+/.exec(await mailTo(email, 'reset-password')) ?? []
  if (!link) throw new Error('the e-mail has no link')
  return link
}

async function readMails(): Promise<string[]> {
  const files = await readdir(outbox).catch(() => []) // created with the first e-mail
  const whole = files.filter((file) => file.endsWith('.eml')) // skips files that are still being written
  return Promise.all(whole.map((file) => readFile(join(outbox, file), 'utf8')))
}
