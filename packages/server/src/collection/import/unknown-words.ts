import {
  type CollectionImport,
  type Finish,
  type ImportProblem,
  type ImportWord,
  limits,
} from '@manafolio/contract'
import { wordKey } from '../../cards/lists/read/words/words.ts'
import type { Db } from '../../db/database.ts'
import { findMemory, upsertWords } from './memory-store.ts'
import { problemsLeft } from './problems.ts'
import type { ImportKey } from './row-columns.ts'
import { countProblems } from './row-store.ts'
import type { StoredRow } from './stored-row.ts'

type UnknownWord = CollectionImport['unknownWords'][number]

/** The problem of a word that is not known. */
export const problemOf = {
  finish: 'unknown_finish',
  condition: 'unknown_condition',
  language: 'unknown_language',
} as const satisfies Record<ImportWord['about'], ImportProblem>

/** The words of an import's rows that are to be asked for, most rows first. */
export async function listUnknownWords(db: Db, key: ImportKey): Promise<UnknownWord[]> {
  const words = new Map<string, UnknownWord>()
  for (const { problems, rows } of await countProblems(db, key, Object.values(problemOf))) {
    for (const { reason, raw: word } of problems) {
      const about = abouts.find((about) => problemOf[about] === reason)
      if (!about || word.length > limits.importWord) continue
      const id = `${about} ${word}`
      words.set(id, { about, word, rows: rows + (words.get(id)?.rows ?? 0) })
    }
  }
  return [...words.values()].sort((a, b) => b.rows - a.rows)
}

const abouts = ['finish', 'condition', 'language'] as const

/** A row whose word is known now. */
export function withWord(
  row: StoredRow,
  { about, word, means }: ImportWord,
  printedIn: readonly Finish[],
): StoredRow {
  const known = { ...row, [about]: means }
  const others = row.problems.filter(
    ({ reason, raw }) => reason !== problemOf[about] || raw !== word,
  )
  return { ...known, problems: problemsLeft(known, others, printedIn) }
}

/** Files that come later are read with it. The user is locked, so that of two words none is lost. */
export async function rememberWord(tx: Db, userId: string, added: ImportWord): Promise<void> {
  const isSame = ({ about, word }: ImportWord) =>
    about === added.about && wordKey(word) === wordKey(added.word)
  const { words } = await findMemory(tx, userId)
  const others = words.filter((word) => !isSame(word))
  await upsertWords(tx, userId, [...others, added].slice(-limits.importWords))
}
