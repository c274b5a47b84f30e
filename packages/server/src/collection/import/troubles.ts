import type { Finish, ImportTrouble } from '@manafolio/contract'
import type { Trouble } from '../../card-lists/listed.ts'
import type { RowFacts } from './kept-row.ts'

type Fact = keyof RowFacts

/** What has to be said before a trouble is over. One that leaves nothing open is over at once. */
const leftOpen: Record<ImportTrouble, readonly Fact[]> = {
  unreadable: ['scryfallId', 'quantity'],
  no_card: ['scryfallId'],
  unknown_card: ['scryfallId'],
  unknown_id: ['scryfallId'],
  several_cards: ['scryfallId'],
  bad_quantity: ['quantity'],
  unknown_finish: ['finish'],
  finish_not_printed: [], // looked up anew
  unknown_condition: ['condition'],
  unknown_language: ['language'],
  no_room: [],
  collection_full: [],
}

/** What is wrong when something is missing and no other trouble tells why. */
const untold = [
  ['scryfallId', 'no_card'],
  ['quantity', 'bad_quantity'],
] as const satisfies [Fact, ImportTrouble][]

/** Whether a trouble is about one of the things that a row says. */
export function isAbout({ reason }: Trouble, fact: Fact): boolean {
  return leftOpen[reason].includes(fact)
}

/** Which of some troubles a row still has, and a finish in which the printing does not come. */
export function troublesLeft(
  row: RowFacts,
  known: readonly Trouble[],
  printedIn: readonly Finish[],
): Trouble[] {
  const left = known.filter(({ reason }) => leftOpen[reason].some((fact) => row[fact] === null))
  return [...left, ...notPrinted(row, printedIn), ...missingIn(row, left)]
}

function notPrinted({ finish }: RowFacts, printedIn: readonly Finish[]): Trouble[] {
  if (finish === null || printedIn.length === 0 || printedIn.includes(finish)) return []
  return [{ reason: 'finish_not_printed', said: finish }]
}

function missingIn(row: RowFacts, told: readonly Trouble[]): Trouble[] {
  return untold
    .filter(([fact]) => row[fact] === null && !told.some((trouble) => isAbout(trouble, fact)))
    .map(([, reason]) => ({ reason, said: '' }))
}
