import type { Finish, ImportCertainty } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { builtIndex, type IndexName } from '../../indexes.ts'
import type { ParsedCard } from '../listed.ts'
import { agrees } from './agreement.ts'
import type { ParsedName } from './parse-name.ts'
import { likeliest } from './shared-ids.ts'

export interface FoundById {
  printing: number
  certainty: ImportCertainty
  isUnsure: boolean
  finish: Finish | undefined
}

interface Marketplace {
  raw: 'tcgplayerId' | 'cardmarketId' | 'mtgoId' | 'multiverseId'
  index: IndexName
  /** The one that its ids stand for, if they do for one alone. */
  finish?: Finish
  /** What is added to an id to have that of the index, which only a name can confirm. */
  offset?: number
}

/** Where ids are looked up, one place after the other. */
export const marketplaces: readonly Marketplace[] = [
  { raw: 'tcgplayerId', index: 'tcgplayerId' },
  { raw: 'tcgplayerId', index: 'tcgplayerEtchedId', finish: 'etched' },
  { raw: 'cardmarketId', index: 'cardmarketId' },
  { raw: 'mtgoId', index: 'mtgoId' },
  // Magic Online has the foil right behind the plain card, but for a few; records keep the first.
  { raw: 'mtgoId', index: 'mtgoId', finish: 'foil', offset: -1 },
  { raw: 'multiverseId', index: 'multiverseId' },
]

/** Those in which the row's ids are looked up. */
export function indexesOfIds(raw: ParsedCard): IndexName[] {
  return marketplaces.filter(({ raw: key }) => raw[key]).map(({ index }) => index)
}

/** The printing with an id that the row says, whatever it is called there. */
export function findById(
  catalogue: Catalogue,
  raw: ParsedCard,
  name: ParsedName | undefined,
): FoundById | undefined {
  const printing = catalogue.printingById.get(raw.scryfallId?.trim().toLowerCase() ?? '')
  if (printing !== undefined) {
    return { printing, certainty: 'id', isUnsure: false, finish: undefined }
  }
  for (const marketplace of marketplaces) {
    const { offset = 0, finish } = marketplace
    const sharing = printingsWithId(catalogue, marketplace, { raw, name })
    const [printing, ...others] = likeliest(catalogue, sharing, { raw, name, finish })
    if (printing === undefined) continue
    const isUnsure = others.length > 0 || (offset !== 0 && !name)
    return { printing, certainty: 'marketplace', isUnsure, finish }
  }
  return undefined
}

interface IdFields {
  raw: ParsedCard
  name: ParsedName | undefined
}

/** All printings with ids of marketplaces that the row says. */
export function* printingsWithIds(catalogue: Catalogue, row: IdFields): Generator<number> {
  for (const marketplace of marketplaces) yield* printingsWithId(catalogue, marketplace, row)
}

/** The usual one first. */
function printingsWithId(
  catalogue: Catalogue,
  { raw: key, index, offset = 0 }: Marketplace,
  { raw, name }: IdFields,
): readonly number[] {
  const id = raw[key]
  if (!id) return []
  const printings = builtIndex(catalogue, index)?.all(String(id + offset)) ?? []
  if (offset === 0 || !name) return printings
  return printings.filter((printing) => agrees(catalogue, printing, name))
}

/** The first id that a row says, as it stands there; 0 is none. */
export function rawId(raw: ParsedCard): string | undefined {
  const ids = [raw.scryfallId, ...marketplaces.map(({ raw: key }) => raw[key])]
  return ids.find(Boolean)?.toString()
}
