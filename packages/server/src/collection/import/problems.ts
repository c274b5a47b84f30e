import type { Finish, ImportProblem } from '@manafolio/contract'
import type { Problem } from '../../cards/lists/listed.ts'
import type { RowFacts } from './stored-row.ts'

type Fact = keyof RowFacts

/** The fields that have to be set to solve a problem. Others are solved by any correction. */
const leftOpen: Record<ImportProblem, readonly Fact[]> = {
  unreadable: ['scryfallId', 'quantity'],
  no_card: ['scryfallId'],
  unknown_card: ['scryfallId'],
  unknown_id: ['scryfallId'],
  several_cards: ['scryfallId'],
  bad_quantity: ['quantity'],
  too_many_copies: ['quantity'],
  unknown_count: ['quantity'],
  wrong_name: [], // until a printing is chosen or confirmed
  unknown_finish: ['finish'],
  finish_not_printed: [], // looked up anew
  unknown_condition: ['condition'],
  unknown_language: ['language'],
  no_room: [],
  collection_full: [],
}

/** The problem of a missing field that no other problem explains. */
const missingProblems = [
  ['scryfallId', 'no_card'],
  ['quantity', 'bad_quantity'],
] as const satisfies [Fact, ImportProblem][]

/** Whether a problem is about one of the row's fields. */
export function isAbout({ reason }: Problem, fact: Fact): boolean {
  return leftOpen[reason].includes(fact)
}

/** The remaining problems of a row, and a finish in which the printing does not come. */
export function problemsLeft(
  row: RowFacts,
  known: readonly Problem[],
  printedIn: readonly Finish[],
): Problem[] {
  const left = known.filter(
    ({ reason }) => reason === 'wrong_name' || leftOpen[reason].some((fact) => row[fact] === null),
  )
  return [...left, ...notPrinted(row, printedIn), ...missingIn(row, left)]
}

function notPrinted({ finish }: RowFacts, printedIn: readonly Finish[]): Problem[] {
  if (finish === null || printedIn.length === 0 || printedIn.includes(finish)) return []
  return [{ reason: 'finish_not_printed', raw: finish }]
}

function missingIn(row: RowFacts, reported: readonly Problem[]): Problem[] {
  return missingProblems
    .filter(([fact]) => row[fact] === null && !reported.some((problem) => isAbout(problem, fact)))
    .map(([, reason]) => ({ reason, raw: '' }))
}
