import { completions, type QueryInTheMaking } from '@manafolio/contract'
import { type Catalogue, complete, ownNamesAt } from '@manafolio/search'
import { writerOf } from '../http/json-bytes.ts'
import { byteCache } from './byte-cache.ts'

/** Names of the user's decks, or of the categories in one of them. */
export interface RequestedNames {
  userId: string
  names: NonNullable<ReturnType<typeof ownNamesAt>>
  /** The deck that is searched; undefined where none is. */
  deckId: string | undefined
}

export type OwnNamesOf = (catalogue: Catalogue, requested: RequestedNames) => Promise<string[]>

interface CompletionNeeds {
  catalogue: Catalogue
  ownNamesOf: OwnNamesOf
}

/** Some thousands. */
const answers = byteCache<string>(4_000_000)

const write = writerOf(completions)

/** Completions as JSON: written once for all who type the same, unless they name what is the user's. */
export async function answerCompletion(
  { catalogue, ownNamesOf }: CompletionNeeds,
  userId: string,
  { q, at = q.length, deckId }: QueryInTheMaking,
): Promise<Buffer> {
  const typed = { query: q, caret: at, isInDeck: deckId !== undefined }
  const names = ownNamesAt(typed)
  if (names) {
    const ownNames = await ownNamesOf(catalogue, { userId, names, deckId })
    return writeCompletions(catalogue, { ...typed, ownNames })
  }
  const key = JSON.stringify(typed)
  const known = answers.get(catalogue, key)
  if (known) return known
  const bytes = writeCompletions(catalogue, typed)
  answers.set(catalogue, key, bytes)
  return bytes
}

function writeCompletions(catalogue: Catalogue, typed: Parameters<typeof complete>[1]): Buffer {
  const { options, ...place } = complete(catalogue, typed)
  return write({
    ...place,
    options: options.map((option) => ({ ...option, label: option.label ?? null })),
  })
}
