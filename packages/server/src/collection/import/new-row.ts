import { type Finish, finishes, type Language, plainKind } from '@manafolio/contract'
import type { ListedRow, Note, ParsedCard, Problem } from '../../cards/lists/listed.ts'
import type { Found } from './found.ts'
import { isAbout, problemsLeft } from './problems.ts'
import type { StoredRow } from './stored-row.ts'

interface Read {
  number: number
  listed: ListedRow
  found: Found
  /** Finishes in which the printing comes; none when nobody knows. */
  printedIn: readonly Finish[]
  /** The language that it is in; undefined when nobody knows. */
  language: Language | undefined
}

/** A row of a list with what was found of its card. What it does not say is usual. */
export function newRow({ number, listed, found, printedIn, language }: Read): StoredRow {
  const { finish, notes, isUnsure } = finishOf(listed, found, printedIn)
  const isUnstated = (fact: 'condition' | 'language') =>
    listed.problems.some((problem) => isAbout(problem, fact))
  const facts = {
    scryfallId: found.scryfallId,
    quantity: listed.quantity ?? null,
    finish,
    condition: isUnstated('condition') ? null : (listed.condition ?? plainKind.condition),
    language: isUnstated('language') ? null : (listed.language ?? language ?? plainKind.language),
  }
  return {
    number,
    line: listed.line,
    omission: listed.omission ?? null,
    problems: problemsLeft(facts, reportedProblems(listed, found), printedIn),
    ...facts,
    certainty: found.scryfallId === null ? null : (found.certainty ?? null),
    isUnsure:
      found.isUnsure || isUnsure || listed.notes.some(({ note }) => note === 'unused_column'),
    addedAt: dayOf(listed.addedAt),
    cells: listed.cells,
    notes: [...listed.notes, ...found.notes, ...notes],
    card: listed.card,
  }
}

/** A list's own word that it names no card goes before what came of looking for one. */
function reportedProblems({ card, problems }: ListedRow, found: Found): readonly Problem[] {
  const { problem } = found
  const namesNone = problems.some((one) => isAbout(one, 'scryfallId'))
  return problem && !namesNone ? [...problems, problem] : [...problems, ...wrongName(card, found)]
}

/** Nothing is added under the name of another card, or of none where a set and a number are guessed at. */
function wrongName({ language = 'en' }: ParsedCard, { certainty, notes }: Found): Problem[] {
  const isTranslation = language !== 'en' || certainty !== 'number'
  return notes
    .filter(({ note }) => note === 'other_card' || (note === 'other_name' && !isTranslation))
    .map(({ raw }) => ({ reason: 'wrong_name', raw }))
}

interface FinishTaken {
  finish: Finish | null
  notes: readonly Note[]
  isUnsure: boolean
}

function finishOf(listed: ListedRow, found: Found, printedIn: readonly Finish[]): FinishTaken {
  const isUnknown = listed.problems.some((problem) => isAbout(problem, 'finish'))
  if (isUnknown) return { finish: null, ...unchanged }
  const raw = fancierOf(listed.finish, found.finish)
  const usual = printedIn[0]
  if (raw === undefined) return { finish: usual ?? usualOf(found), ...unchanged }
  if (usual === undefined || printedIn.includes(raw) || !mayMean(raw, usual)) {
    return { finish: raw, ...unchanged }
  }
  const notes: Note[] = [{ note: 'usual_finish', raw }]
  return { finish: usual, notes, isUnsure: raw === plainKind.finish }
}

const unchanged = { notes: [], isUnsure: false }

/**
 * Most tools leave the column empty or say “normal” when nobody looked at the finish, and
 * marketplaces sell etched cards as foil, under ids of their own.
 */
function fancierOf(listed: Finish | undefined, found: Finish | undefined): Finish | undefined {
  if (listed === undefined || found === undefined) return listed ?? found
  return finishes.indexOf(found) > finishes.indexOf(listed) ? found : listed
}

/** Whether a finish in which the printing does not come is a word for its usual one. */
function mayMean(raw: Finish, usual: Finish): boolean {
  if (raw === plainKind.finish) return true
  return raw === 'foil' && usual === 'etched' // many tools have no word for etched
}

/** As long as the printing is not known, neither is its usual finish. */
function usualOf({ scryfallId }: Found): Finish | null {
  return scryfallId === null ? null : plainKind.finish
}

const earliest = new Date(0).toISOString()
const latest = new Date('9999-12-31').toISOString()

/** An instant that both databases can keep. */
function dayOf(raw: string | undefined): string | null {
  const instant = new Date(raw ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return null
  const text = instant.toISOString()
  return text >= earliest && text <= latest ? text : null
}
