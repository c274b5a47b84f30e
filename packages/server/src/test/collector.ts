import { randomUUID } from 'node:crypto'
import { getCurrentUser, login } from '@manafolio/contract'
import { hash } from '@node-rs/argon2'
import type { MemberClient } from './client.ts'
import type { TestApp } from './test-app.ts'

const password = 'correct horse battery'
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Somebody signed in whose password was hashed in no time: registering takes most of a test's. */
export async function collectorIn(app: TestApp): Promise<MemberClient> {
  const email = app.freshEmail()
  const now = app.clock.now().toISOString()
  await app.database.db
    .insertInto('users')
    .values({
      ...{ id: randomUUID(), email, email_key: email, password: await hash(password, cheapest) },
      ...{ role: 'user', created_at: now, updated_at: now },
    })
    .execute()
  return signedIn(app, email)
}

/** Another session of theirs. */
export async function signedIn(app: TestApp, email: string): Promise<MemberClient> {
  const client = app.visitor()
  await client.call(login, { input: { email, password } })
  return { ...client, account: await client.call(getCurrentUser), password }
}
