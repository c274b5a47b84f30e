import {
  type Card,
  type ImportCard,
  type ImportRow,
  importOmissions,
  limits,
  lookOf,
  noteSentence,
  problemSentence,
  unknownLook,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { suggestionsFor } from '../../cards/lists/match/suggestions.ts'
import { presentCards } from '../../cards/present.ts'
import { printedIn } from '../printed.ts'
import { doubtAbout, rowState, type StoredRow } from './stored-row.ts'

/** Rows with what the catalogue knows of their printings, and of others that may be meant. */
export async function presentRows(
  catalogue: Catalogue,
  rows: readonly StoredRow[],
): Promise<ImportRow[]> {
  const presented: ImportRow[] = []
  for (const row of rows) presented.push(await presentRow(catalogue, row))
  return presented
}

async function presentRow(catalogue: Catalogue, row: StoredRow): Promise<ImportRow> {
  const state = rowState(row)
  const { number, line, omission, certainty } = row
  const { quantity, finish, condition, language } = row
  return {
    number,
    line,
    state,
    omission,
    certainty,
    quantity,
    finish,
    condition,
    language,
    cells: row.cells.map(([column, text]) => ({ column, text })),
    problem: state === 'fix' ? (row.problems[0]?.reason ?? null) : null,
    doubt: doubtAbout(row),
    sentences: sentencesOf(row),
    card: row.scryfallId === null ? null : cardOf(catalogue, row.scryfallId),
    suggestions: isDoubtful(row) ? await suggestionsOf(catalogue, row) : [],
  }
}

/** Whether another printing may be meant: which one it is, or its finish, is not sure. */
function isDoubtful({ scryfallId, isUnsure, problems }: StoredRow): boolean {
  const isOtherFinish = problems.some(({ reason }) => reason === 'finish_not_printed')
  return scryfallId === null || isUnsure || isOtherFinish
}

/** That a name is wrong says more than the note on it. */
function sentencesOf({ omission, problems, notes: all }: StoredRow): string[] {
  const isNameWrong = problems.some(({ reason }) => reason === 'wrong_name')
  const onNames = ['other_card', 'other_name']
  const notes = isNameWrong ? all.filter(({ note }) => !onNames.includes(note)) : all
  return [
    ...(omission ? [importOmissions[omission]] : []),
    ...problems.map(({ reason, raw }) => problemSentence(reason, raw)),
    ...notes.map(({ note, raw }) => noteSentence(note, raw)),
  ]
}

function cardOf(catalogue: Catalogue, scryfallId: string): ImportCard {
  const printing = catalogue.printingById.get(scryfallId)
  const [card] = printing === undefined ? [] : presentCards(catalogue, [printing])
  if (card) return importCardOf(catalogue, card)
  const unknown = { cardName: null, setCode: null, setName: null, collectorNumber: null }
  return { scryfallId, ...unknown, ...unknownLook, finishes: [], imageUrl: null }
}

function importCardOf(catalogue: Catalogue, card: Card): ImportCard {
  const { id, name, setCode, setName, collectorNumber } = card
  const images = card.imageUris ?? card.faces[0]?.imageUris
  return {
    scryfallId: id,
    cardName: name,
    setCode,
    setName,
    collectorNumber,
    ...lookOf(card),
    finishes: [...printedIn(catalogue, id)],
    imageUrl: images?.small ?? null,
  }
}

/** Of one more than are shown, the row's own printing may be one. */
async function suggestionsOf(catalogue: Catalogue, row: StoredRow): Promise<ImportCard[]> {
  const printings = await suggestionsFor(catalogue, row.card, limits.importSuggestions + 1)
  return presentCards(catalogue, printings)
    .filter(({ id }) => id !== row.scryfallId)
    .slice(0, limits.importSuggestions)
    .map((card) => importCardOf(catalogue, card))
}
