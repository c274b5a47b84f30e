import type { ImportCertainty } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { builtIndex, type IndexName, indexOf } from '../../cards/indexes.ts'
import type { Match, Note, SaidCard, Trouble } from '../listed.ts'
import { agrees } from './agreement.ts'
import { findById, idAsSaid, indexesOfIds } from './by-id.ts'
import { type FoundByName, findAnywhere, findInSets } from './by-name.ts'
import { findByNumber } from './by-number.ts'
import { type SaidName, saidName } from './said-name.ts'
import { type SaidSets, saidSets, setAsSaid } from './said-sets.ts'

/** Finds the printing that a row of a list means. What it needs for that is made when it is first needed. */
export type Matcher = (said: SaidCard) => Match | Promise<Match>

export function matcherOf(catalogue: Catalogue): Matcher {
  return (said) => {
    const missing = indexesFor(said).filter((name) => !builtIndex(catalogue, name))
    if (missing.length === 0) return matchCard(catalogue, said)
    return buildAll(catalogue, missing).then(() => matchCard(catalogue, said))
  }
}

function indexesFor(said: SaidCard): IndexName[] {
  const byId = indexesOfIds(said)
  return said.collectorNumber ? [...byId, 'setAndNumber'] : byId
}

async function buildAll(catalogue: Catalogue, names: readonly IndexName[]): Promise<void> {
  for (const name of names) await indexOf(catalogue, name)
}

/** By what says most of a printing first; the indexes for that are built. */
function matchCard(catalogue: Catalogue, said: SaidCard): Match {
  const name = saidName(catalogue, said.name)
  const byId = findById(catalogue, said, name)
  const match = byId ? { ...nothing, ...byId } : matchByPlace(catalogue, said, name)
  return withOtherName(catalogue, match, name)
}

/** What an id or a number finds may be called otherwise: in another language, or by mistake. */
function withOtherName(catalogue: Catalogue, match: Match, name: SaidName | undefined): Match {
  const { printing, notes } = match
  if (printing === undefined || !name || agrees(catalogue, printing, name)) return match
  return { ...match, notes: [...notes, { note: 'other_name', said: name.text }] }
}

/** By set and number, else by the name. */
function matchByPlace(catalogue: Catalogue, said: SaidCard, name: SaidName | undefined): Match {
  const sets = saidSets(catalogue, said)
  const number = said.collectorNumber?.trim()
  const byNumber = number ? findByNumber(catalogue, { sets, number }, name) : undefined
  if (byNumber && 'printing' in byNumber) {
    const isUnsure = byNumber.isUnsure || (!name && idAsSaid(said) !== undefined)
    return { ...nothing, ...byNumber, isUnsure, certainty: 'number' }
  }
  if (!name) return { ...nothing, trouble: troubleWithoutName(said) }
  const notes: Note[] = byNumber ? [{ note: 'other_number', said: byNumber.otherCard }] : []
  return matchByName(catalogue, { said, sets, name, notes })
}

interface SaidByName {
  said: SaidCard
  sets: SaidSets
  name: SaidName
  notes: readonly Note[]
}

/** By set and name, else by the name alone. */
function matchByName(catalogue: Catalogue, { said, sets, name, notes }: SaidByName): Match {
  const isPassedOver = Boolean(said.collectorNumber?.trim() || said.scryfallId)
  const inSets = findInSets(catalogue, sets, name)
  if (inSets) return matchOf(inSets, { certainty: 'set', name, notes, isPassedOver })
  const set = setAsSaid(said)
  const note = sets.meant.length > 0 ? 'other_set' : 'unknown_set'
  return matchOf(findAnywhere(catalogue, name), {
    certainty: 'name',
    name,
    notes: set === '' ? notes : [...notes, { note, said: set }],
    isPassedOver: isPassedOver || set !== '',
  })
}

interface Circumstances {
  certainty: ImportCertainty
  name: SaidName
  notes: readonly Note[]
  /** Whether the row says more than it was found by. */
  isPassedOver: boolean
}

function matchOf(found: FoundByName | undefined, { name, isPassedOver, ...how }: Circumstances) {
  if (found === undefined) {
    return { ...nothing, trouble: { reason: 'unknown_card', said: name.text } } satisfies Match
  }
  if (found === 'several_cards') {
    return { ...nothing, trouble: { reason: found, said: name.text } } satisfies Match
  }
  const isUnsure = found.isUnsure || isPassedOver
  return { ...nothing, ...how, printing: found.printing, isUnsure } satisfies Match
}

function troubleWithoutName(said: SaidCard): Trouble {
  const id = idAsSaid(said)
  if (id !== undefined) return { reason: 'unknown_id', said: id }
  const set = setAsSaid(said)
  if (set === '' || !said.collectorNumber) return { reason: 'no_card', said: '' }
  return { reason: 'unknown_card', said: `${set} ${said.collectorNumber}` }
}

const nothing: Match = {
  printing: undefined,
  certainty: undefined,
  isUnsure: false,
  finish: undefined,
  trouble: undefined,
  notes: [],
}
