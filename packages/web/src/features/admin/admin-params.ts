import { limits } from '@manafolio/contract'
import { laterPage } from '../../lib/search-params.ts'

/** The dashboard's state in the URL: `?search=ada&page=2`. */
export interface AdminParams {
  search?: string
  page?: number
}

/** Parses the search params; invalid and default values are omitted. */
export function readAdminParams(params: Record<string, unknown>): AdminParams {
  const search = searchOf(String(params.search ?? ''))
  return { ...(search !== '' && { search }), ...laterPage(params.page, limits.usersPageMax) }
}

/** The part of the input that can be searched for; the server refuses longer or invalid text. */
export function searchOf(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  return plain
    .slice(0, limits.userSearchMax)
    .replace(/\p{Cs}$/u, '')
    .trim()
}
