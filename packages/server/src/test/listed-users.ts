import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'

export interface ListedPerson {
  email: string
  firstName?: string | null
  lastName?: string | null
  createdAt?: string
}

/** Puts people into the database who never sign in; quicker than registering, and they have names. */
export async function insertPeople(db: Db, people: readonly ListedPerson[]): Promise<string[]> {
  const rows = people.map((person) => {
    const createdAt = person.createdAt ?? '2026-08-01T12:00:00.000Z'
    return {
      id: randomUUID(),
      email: person.email,
      email_key: person.email.toLowerCase(),
      password: 'no hash of any password',
      role: 'user',
      first_name: person.firstName ?? null,
      last_name: person.lastName ?? null,
      created_at: createdAt,
      updated_at: createdAt,
    }
  })
  await db.insertInto('users').values(rows).execute()
  return rows.map(({ id }) => id)
}
