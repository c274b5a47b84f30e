import { hashKey, type Query } from '@tanstack/react-query'
import { clear, createStore, get, keys, set } from 'idb-keyval'
import { readStored, storeText } from '../browser-storage.ts'
import { currentUserKey, storedFlag } from '../session-keys.ts'
import { type PackedAnswer, pack, type StoredAnswer, unpack } from './packed-answer.ts'

/** In the browser's database: answers of a signed-in user. */
const answers = createStore('manafolio-answers', 'answers')
/** Who is signed in, which is known before anything else of theirs is read. */
const userHash = hashKey(currentUserKey)
let owner = ''
/** By query, what is being packed: an older answer, or one of a session that has ended, is not stored. */
const packing = new Map<string, StoredAnswer>()

/** From now on, only answers to this user are read and stored. */
export function setOwner(userId: string): void {
  owner = userId
}

export async function readAnswer(queryHash: string): Promise<StoredAnswer | undefined> {
  const answer = await readStoredAnswer(keyOf(queryHash))
  if (queryHash === userHash) setOwner(userIdIn(answer) ?? '')
  return answer
}

/** Shows what the server answered another time, if that is stored; the query still fails. */
export async function restoreAnswer(query: Query): Promise<void> {
  const answer = await readAnswer(query.queryHash)
  if (!answer || query.state.data !== undefined) return
  query.setData(answer.data, { updatedAt: answer.updatedAt, manual: true })
}

/** Whose answers are stored. */
export async function storedUserId(): Promise<string | undefined> {
  return userIdIn(await readStoredAnswer(userHash))
}

async function readStoredAnswer(key: string): Promise<StoredAnswer | undefined> {
  const answer = await whereAllowed(() => get<PackedAnswer>(key, answers))
  return answer && unpack(answer)
}

/** The hashes of the queries whose answers to the owner are stored. */
export async function storedHashes(): Promise<ReadonlySet<string>> {
  const start = keyOf('')
  const stored = (await whereAllowed(() => keys<string>(answers))) ?? []
  return new Set(
    stored.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
  )
}

export async function storeAnswers(
  entries: readonly (readonly [queryHash: string, answer: StoredAnswer])[],
): Promise<void> {
  if (!readStored('localStorage', storedFlag)) storeText('localStorage', storedFlag, 'yes')
  await Promise.all(entries.map(([hash, answer]) => storeAnswer(keyOf(hash), answer)))
}

async function storeAnswer(key: string, answer: StoredAnswer): Promise<void> {
  packing.set(key, answer)
  const packed = await pack(answer)
  if (packing.get(key) !== answer) return
  packing.delete(key)
  await whereAllowed(() => set(key, packed, answers))
}

export async function clearAnswers(): Promise<void> {
  packing.clear()
  await whereAllowed(() => clear(answers))
  storeText('localStorage', storedFlag, null)
}

function keyOf(queryHash: string): string {
  return queryHash === userHash ? userHash : `${owner} ${queryHash}`
}

/** Only users are stored under that hash. */
function userIdIn(answer: StoredAnswer | undefined): string | undefined {
  return (answer?.data as { id: string } | null | undefined)?.id
}

/** A database that is full or blocked fails with a DOMException: then nothing is stored. */
async function whereAllowed<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
