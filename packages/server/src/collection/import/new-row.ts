import { type Finish, finishes, plainKind } from '@manafolio/contract'
import type { ListedRow, Note, Trouble } from '../../card-lists/listed.ts'
import type { Found } from './found.ts'
import type { KeptRow } from './kept-row.ts'
import { isAbout, troublesLeft } from './troubles.ts'

interface Read {
  number: number
  listed: ListedRow
  found: Found
  /** Finishes in which the printing comes; none when nobody knows. */
  printedIn: readonly Finish[]
}

/** A row of a list with what was found of its card. What it does not say is usual. */
export function newRow({ number, listed, found, printedIn }: Read): KeptRow {
  const { finish, notes } = finishOf(listed, found, printedIn)
  const saysNot = (fact: 'condition' | 'language') =>
    listed.troubles.some((trouble) => isAbout(trouble, fact))
  const facts = {
    scryfallId: found.scryfallId,
    quantity: listed.quantity ?? null,
    finish,
    condition: saysNot('condition') ? null : (listed.condition ?? plainKind.condition),
    language: saysNot('language') ? null : (listed.language ?? plainKind.language),
  }
  return {
    number,
    line: listed.line,
    omission: listed.omission ?? null,
    troubles: troublesLeft(facts, toldTroubles(listed, found), printedIn),
    ...facts,
    certainty: found.scryfallId === null ? null : (found.certainty ?? null),
    isUnsure: found.isUnsure,
    addedAt: dayOf(listed.addedAt),
    cells: listed.cells,
    notes: [...listed.notes, ...found.notes, ...notes],
    card: listed.card,
  }
}

/** A list's own word that it names no card goes before what came of looking for one. */
function toldTroubles({ troubles }: ListedRow, { trouble }: Found): readonly Trouble[] {
  const namesNone = troubles.some((one) => isAbout(one, 'scryfallId'))
  return trouble && !namesNone ? [...troubles, trouble] : troubles
}

interface FinishTaken {
  finish: Finish | null
  notes: Note[]
}

function finishOf(listed: ListedRow, found: Found, printedIn: readonly Finish[]): FinishTaken {
  const isUnknown = listed.troubles.some((trouble) => isAbout(trouble, 'finish'))
  if (isUnknown) return { finish: null, notes: [] }
  const said = fancierOf(listed.finish, found.finish)
  const usual = printedIn[0]
  if (said === undefined) return { finish: usual ?? usualOf(found), notes: [] }
  if (usual === undefined || printedIn.includes(said) || !mayMean(said, usual)) {
    return { finish: said, notes: [] }
  }
  return { finish: usual, notes: [{ note: 'usual_finish', said }] }
}

/**
 * Most tools leave the column empty or say “normal” when nobody looked at the finish, and marketplaces
 * sell etched cards as foil, under ids of their own.
 */
function fancierOf(listed: Finish | undefined, found: Finish | undefined): Finish | undefined {
  if (listed === undefined || found === undefined) return listed ?? found
  return finishes.indexOf(found) > finishes.indexOf(listed) ? found : listed
}

/** Whether a finish in which the printing does not come is a word for its usual one. */
function mayMean(said: Finish, usual: Finish): boolean {
  if (said === plainKind.finish) return true
  return said === 'foil' && usual === 'etched' // many tools have no word for etched
}

/** As long as the printing is not known, neither is its usual finish. */
function usualOf({ scryfallId }: Found): Finish | null {
  return scryfallId === null ? null : plainKind.finish
}

const earliest = new Date(0).toISOString()
const latest = new Date('9999-12-31').toISOString()

/** An instant that both databases can keep. */
function dayOf(said: string | undefined): string | null {
  const instant = new Date(said ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return null
  const text = instant.toISOString()
  return text >= earliest && text <= latest ? text : null
}
