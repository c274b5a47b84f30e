import { pages } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { hashLinkToken, newLinkToken } from '../link-tokens.ts'
import { hasUsers, insertSetupToken } from './setup-store.ts'

/**
 * A link to register as the first administrator, for the terminal; undefined when there are users.
 * Each process that starts makes one of its own, and all of them work until one is used or somebody
 * becomes an administrator in another way.
 */
export async function makeSetupLink({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'publicUrl'> }): Promise<
  string | undefined
> {
  if (await hasUsers(db)) return undefined
  const token = newLinkToken()
  await insertSetupToken(db, hashLinkToken(token), clock.now().toISOString())
  const link = new URL(pages.register, config.publicUrl)
  link.searchParams.set('setup', token)
  return link.href
}
