import type { ImportCertainty, ImportNote } from '@manafolio/contract'
import { type Catalogue, isOtherName } from '@manafolio/search'
import { builtIndex, type IndexName, indexOf } from '../../indexes.ts'
import type { Match, Note, ParsedCard, Problem } from '../listed.ts'
import { agrees } from './agreement.ts'
import { type FoundById, findById, indexesOfIds, rawId } from './by-id.ts'
import { type FoundByName, findAnywhere, findInSets } from './by-name.ts'
import { findByNumber } from './by-number.ts'
import { evidenceFor } from './evidence.ts'
import { type MatchedSets, matchSets, rawSet } from './match-sets.ts'
import { type ParsedName, parseName } from './parse-name.ts'

/**
 * Finds the printing that a row of a list means. What it needs for that is made when it is first
 * needed.
 */
export type Matcher = (raw: ParsedCard) => Match | Promise<Match>

export function matcherOf(catalogue: Catalogue): Matcher {
  return (raw) => {
    const missing = indexesFor(raw).filter((name) => !builtIndex(catalogue, name))
    if (missing.length === 0) return matchCard(catalogue, raw)
    return buildAll(catalogue, missing).then(() => matchCard(catalogue, raw))
  }
}

function indexesFor(raw: ParsedCard): IndexName[] {
  const byId = indexesOfIds(raw)
  return raw.collectorNumber ? [...byId, 'setAndNumber'] : byId
}

async function buildAll(catalogue: Catalogue, names: readonly IndexName[]): Promise<void> {
  for (const name of names) await indexOf(catalogue, name)
}

/** By what says most of a printing first; the indexes for that are built. */
function matchCard(catalogue: Catalogue, raw: ParsedCard): Match {
  const name = parseName(catalogue, raw.name)
  const byId = findById(catalogue, raw, name)
  const isById = byId !== undefined && !isOtherProduct(catalogue, byId, name)
  const match = isById ? { ...nothing, ...byId } : matchByPlace(catalogue, raw, name)
  return compared(catalogue, match, { raw, name })
}

/** Marketplaces give ids anew, and lists have wrong ones: the name of another card wins. */
function isOtherProduct(
  catalogue: Catalogue,
  { printing, certainty }: FoundById,
  name: ParsedName | undefined,
): boolean {
  return certainty === 'marketplace' && !!name?.isKnown && !agrees(catalogue, printing, name)
}

interface Row {
  raw: ParsedCard
  name: ParsedName | undefined
}

/** Nothing is sure that any part of the row speaks against, or that an id alone speaks for. */
function compared(catalogue: Catalogue, match: Match, { raw, name }: Row): Match {
  const { printing, certainty } = match
  if (printing === undefined) return match
  const { contradictions, isInSet, isAtNumber } = evidenceFor(catalogue, printing, { raw, name })
  const onName = name && noteOnName(catalogue, printing, name)
  const isNamed = name !== undefined && (!onName || onName === 'also_called')
  const saysMore = Boolean(name || rawSet(raw) || raw.collectorNumber)
  const isById = certainty === 'id' || certainty === 'marketplace'
  const isAlone = isById && saysMore && !(isNamed || isInSet || isAtNumber)
  // A name in another language is no other name of what both an id and a place stand for.
  const isTranslated =
    onName === 'other_name' && isTranslation(raw) && isById && isInSet && isAtNumber
  const isOther = name !== undefined && !isNamed && !isTranslated
  return {
    ...match,
    isUnsure: match.isUnsure || contradictions.length > 0 || isAlone || isOther,
    notes: [
      ...match.notes,
      ...(name && onName ? [{ note: onName, raw: name.text }] : []),
      ...contradictions.filter(({ note }) => !isExplained(note, match.notes)),
    ],
  }
}

/** What a printing was looked up by in vain is noted already. */
function isExplained(note: ImportNote, notes: readonly Note[]): boolean {
  return notes.some((one) => tried[one.note]?.includes(note))
}

const tried: Partial<Record<ImportNote, readonly ImportNote[]>> = {
  other_set: ['set_differs', 'number_differs'],
  unknown_set: ['set_differs', 'number_differs'],
  other_number: ['number_differs'],
}

function isTranslation({ language = 'en' }: ParsedCard): boolean {
  return language !== 'en'
}

/** What is found may be called otherwise: in another language, of another world, or by mistake. */
function noteOnName(
  catalogue: Catalogue,
  printing: number,
  name: ParsedName,
): 'other_card' | 'other_name' | 'also_called' | undefined {
  if (!agrees(catalogue, printing, name)) return name.isKnown ? 'other_card' : 'other_name'
  const card = catalogue.columns.printingCard[printing] ?? 0
  const isOther = name.spellings.some(({ folded }) => isOtherName(catalogue, card, folded))
  return isOther ? 'also_called' : undefined
}

/** By set and number, else by the name. */
function matchByPlace(catalogue: Catalogue, raw: ParsedCard, name: ParsedName | undefined): Match {
  const sets = matchSets(catalogue, raw)
  const number = raw.collectorNumber?.trim()
  const byNumber = number ? findByNumber(catalogue, { sets, number }, name) : undefined
  if (byNumber && 'printing' in byNumber) {
    const isUnsure = byNumber.isUnsure || (!name && rawId(raw) !== undefined)
    return { ...nothing, ...byNumber, isUnsure, certainty: 'number' }
  }
  if (!name) return { ...nothing, problem: problemWithoutName(raw) }
  const notes: Note[] = byNumber ? [{ note: 'other_number', raw: byNumber.otherCard }] : []
  return matchByName(catalogue, { raw, sets, name, notes })
}

interface NameFields {
  raw: ParsedCard
  sets: MatchedSets
  name: ParsedName
  notes: readonly Note[]
}

/** By set and name, else by the name alone. */
function matchByName(catalogue: Catalogue, { raw, sets, name, notes }: NameFields): Match {
  const isPassedOver = Boolean(raw.collectorNumber?.trim() || raw.scryfallId)
  const inSets = findInSets(catalogue, sets, { name, raw })
  if (inSets) return matchOf(inSets, { certainty: 'set', name, notes, isPassedOver })
  const set = rawSet(raw)
  const note = sets.meant.length > 0 ? 'other_set' : 'unknown_set'
  return matchOf(findAnywhere(catalogue, { name, raw }), {
    certainty: 'name',
    name,
    notes: set === '' ? notes : [...notes, { note, raw: set }],
    isPassedOver: isPassedOver || set !== '',
  })
}

interface Circumstances {
  certainty: ImportCertainty
  name: ParsedName
  notes: readonly Note[]
  /** Whether the row says more than it was found by. */
  isPassedOver: boolean
}

function matchOf(found: FoundByName | undefined, { name, isPassedOver, ...how }: Circumstances) {
  if (found === undefined) {
    return { ...nothing, problem: { reason: 'unknown_card', raw: name.text } } satisfies Match
  }
  if (found === 'several_cards') {
    return { ...nothing, problem: { reason: found, raw: name.text } } satisfies Match
  }
  const isUnsure = found.isUnsure || isPassedOver
  return { ...nothing, ...how, printing: found.printing, isUnsure } satisfies Match
}

function problemWithoutName(raw: ParsedCard): Problem {
  const id = rawId(raw)
  if (id !== undefined) return { reason: 'unknown_id', raw: id }
  const set = rawSet(raw)
  if (set === '' || !raw.collectorNumber) return { reason: 'no_card', raw: '' }
  return { reason: 'unknown_card', raw: `${set} ${raw.collectorNumber}` }
}

const nothing: Match = {
  printing: undefined,
  certainty: undefined,
  isUnsure: false,
  finish: undefined,
  problem: undefined,
  notes: [],
}
