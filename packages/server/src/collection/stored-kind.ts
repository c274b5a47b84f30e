import { type CopiesKind, copiesKind } from '@manafolio/contract'

interface Columns {
  finish: string | null
  condition: string | null
  language: string | null
}

const known = new Map<string, CopiesKind>()

/** The kind of copies in columns. There are few kinds and many rows: each kind is checked once. */
export function storedKind({ finish, condition, language }: Columns): CopiesKind {
  const key = `${finish} ${condition} ${language}`
  const found = known.get(key)
  if (found) return found
  const kind = copiesKind.parse({ finish, condition, language })
  known.set(key, kind)
  return kind
}
