import { limits, type UserList } from '@manafolio/contract'
import { deleteLeaving, removeUser } from '../accounts/rules.ts'
import type { Db } from '../db/database.ts'
import { lockUser } from '../db/lock-user.ts'
import { AppError } from '../errors.ts'
import { countMatches, countUsers, listMatches } from './store.ts'

/** A page of the users that match a search, or of all, and how many there are. */
export async function listUsers(
  db: Db,
  { search, page }: { search: string; page: number },
): Promise<UserList> {
  const skipped = (page - 1) * limits.usersPage
  const [users, totalCount] = await Promise.all([
    listMatches(db, search, { limit: limits.usersPage, skipped }),
    countUsers(db),
  ])
  const matchCount = search === '' ? totalCount : await matchCountOf()
  return { totalCount, users, matchCount, hasMore: matchCount > skipped + limits.usersPage }

  /** The last page shows how long the list is, which saves looking through all users once more. */
  async function matchCountOf() {
    const isEnd = users.length < limits.usersPage && (users.length > 0 || page === 1)
    return isEnd ? skipped + users.length : countMatches(db, search)
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Removes a user with all that they have, for an admin who is still one when it happens. */
export async function deleteUser(db: Db, adminId: string, givenId: string): Promise<void> {
  // PostgreSQL knows several spellings of an id, of which one might pass for another user's.
  const userId = givenId.toLowerCase()
  if (userId === adminId) throw new AppError('own_account')
  if (!uuid.test(userId)) throw new AppError('user_not_found')
  await db.transaction().execute(async (tx) => {
    // In one order, or two admins who delete one another would wait for each other for ever.
    for (const id of [adminId, userId].sort()) {
      const user = await lockUser(tx, id)
      if (id === userId && !user) throw new AppError('user_not_found')
      if (id === adminId) requireAdmin(user?.role)
    }
    await removeUser(tx, userId)
  })
  await deleteLeaving(db, userId)
}

/** Both of two admins who delete one another passed the guard; only one may do it. */
function requireAdmin(role: string | undefined) {
  if (role === undefined) throw new AppError('authentication_required')
  if (role !== 'admin') throw new AppError('admin_only')
}
