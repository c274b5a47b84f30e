import { type ListedUser, limits, type Role } from '@manafolio/contract'
import { countOf, formatCount } from '../../lib/formats.ts'
import type { AnsweredUsers } from './users-query.ts'

export function nameOf({
  firstName,
  lastName,
}: Pick<ListedUser, 'firstName' | 'lastName'>): string {
  const names = [firstName, lastName].map((name) => name?.trim()).filter(Boolean)
  return names.join(' ') || 'No name provided'
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })

/** MMM dd, yyyy, as in Aug 05, 2026. */
export function dayOf(instant: string): string {
  return days.format(new Date(instant))
}

export const roleNames: Record<Role, string> = { admin: 'Admin', user: 'User' }

/** The range of users shown: “51–100 of 2,000 users matching “ada””. */
export function formatRange({ users, matchCount, search, page }: AnsweredUsers): string {
  const matching = search && ` matching “${search}”`
  const all = `${countOf(matchCount, 'user')}${matching}`
  if (matchCount <= limits.usersPage || users.length === 0) return all
  const first = (page - 1) * limits.usersPage + 1
  const last = first + users.length - 1
  const shown = first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`
  return `${shown} of ${all}`
}

export function pagesOf(matchCount: number): number {
  return Math.max(1, Math.ceil(matchCount / limits.usersPage))
}
