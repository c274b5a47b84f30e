import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageInAddress } from './page-number.ts'
import { oneLine } from './text-checks.ts'
import { role } from './vocabulary.ts'

/** A user, as administrators see them. Times are ISO 8601 instants. */
export const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role,
  createdAt: z.string(),
  emailVerifiedAt: z.nullable(z.string()),
})
export type ListedUser = z.infer<typeof listedUser>

/** A page of users, the newest first. */
export const userList = z.object({
  /** All users, regardless of the search. */
  totalCount: z.number(),
  users: z.array(listedUser),
  /** Users that match the search, on all pages. */
  matchCount: z.number(),
  hasMore: z.boolean(),
})
export type UserList = z.infer<typeof userList>

/** Part of an address or a name. */
const userSearch = z.string().check(
  z.trim(),
  z.maxLength(limits.userSearchMax, {
    error: `Search for ${limits.userSearchMax} characters or less`,
  }),
  oneLine('A search'),
)

/**
 * A page of `limits.usersPage` users; pages count from 1, and one beyond the last is empty. A search
 * finds its text anywhere in an address or in “first last”, without regard to case.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  params: noParams,
  input: z.object({
    search: z._default(userSearch, ''),
    page: pageInAddress(limits.usersPageMax),
  }),
  output: userList,
})

/** Deletes any user except the caller, with all of their data; their sessions end immediately. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  params: z.object({ id: z.string() }),
  input: nothing,
  output: nothing,
})
