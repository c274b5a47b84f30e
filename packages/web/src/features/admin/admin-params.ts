import { limits } from '@manafolio/contract'

/** The dashboard's state in the address: `?search=ada&page=2`. */
export interface AdminParams {
  search?: string
  page?: number
}

/** Reads what an address says; what makes no sense is left out, and so is what goes without saying. */
export function readAdminParams(params: Record<string, unknown>): AdminParams {
  const search = searchOf(String(params.search ?? ''))
  const page = Number(params.page)
  const isLater = Number.isInteger(page) && page > 1 && page <= limits.usersPageMax
  return { ...(search !== '' && { search }), ...(isLater && { page }) }
}

/** What of a typed text can be searched for: the server refuses the rest. */
export function searchOf(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  return plain
    .slice(0, limits.userSearchMax)
    .replace(/\p{Cs}$/u, '')
    .trim()
}
