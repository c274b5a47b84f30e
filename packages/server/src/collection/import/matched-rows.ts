import { type Language, languages } from '@manafolio/contract'
import { type Catalogue, finishesOf, languageOf } from '@manafolio/search'
import type { CardList } from '../../cards/lists/listed.ts'
import type { Deps } from '../../deps.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { finderOf } from './found.ts'
import { newRow } from './new-row.ts'
import type { StoredRow } from './stored-row.ts'

/** The rows of a list with what was found of their cards. */
export async function matchedRows(
  { db, catalogue: live }: Pick<Deps, 'db' | 'catalogue'>,
  list: Pick<CardList, 'format' | 'rows'>,
  onProgress: OnProgress,
): Promise<StoredRow[]> {
  const catalogue = live.current()
  const find = await finderOf({ db, catalogue }, list)
  const yieldToEventLoop = eventLoopYielder()
  const rows: StoredRow[] = []
  for (const listed of list.rows) {
    const found = await find(listed.card)
    const { printing } = found
    const printedIn = printing === undefined ? [] : finishesOf(catalogue, printing)
    const language = printing === undefined ? undefined : printedLanguage(catalogue, printing)
    rows.push(newRow({ number: rows.length + 1, listed, found, printedIn, language }))
    if (rows.length % rowsPerUpdate === 0) onProgress(rows.length / list.rows.length)
    await yieldToEventLoop()
  }
  return rows
}

/** Undefined for a language in which nobody has copies. */
function printedLanguage(catalogue: Catalogue, printing: number): Language | undefined {
  const code = languageOf(catalogue, printing)
  return languages.find((language) => language === code)
}

const rowsPerUpdate = 500
