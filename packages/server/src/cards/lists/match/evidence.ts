import { languageNames, languages } from '@manafolio/contract'
import { type Catalogue, languageOf } from '@manafolio/search'
import { builtIndex } from '../../indexes.ts'
import type { Note, ParsedCard } from '../listed.ts'
import { agrees } from './agreement.ts'
import { marketplaces } from './by-id.ts'
import { namedIn } from './by-name.ts'
import { printingsAt } from './by-number.ts'
import { matchSets } from './match-sets.ts'
import { isToken } from './named-printings.ts'
import type { ParsedName } from './parse-name.ts'
import { parseNumbers } from './parse-numbers.ts'

interface Row {
  raw: ParsedCard
  name: ParsedName | undefined
}

/** What a row says of a printing that was found for it, beside its name. */
export interface Evidence {
  /** Each cell that speaks against it; what is not understood speaks neither way. */
  contradictions: readonly Note[]
  /** The set speaks for it, and the number. */
  isInSet: boolean
  isAtNumber: boolean
}

export function evidenceFor(catalogue: Catalogue, printing: number, row: Row): Evidence {
  const code = setVerdict(catalogue, printing, row, 'setCode')
  const name = setVerdict(catalogue, printing, row, 'setName')
  const number = numberVerdict(catalogue, printing, row)
  const verdicts = [code, name, number].filter((verdict) => verdict !== undefined)
  return {
    contradictions: [
      ...verdicts.flatMap(({ contradiction }) => contradiction ?? []),
      ...idsOfOthers(catalogue, printing, row.raw),
      ...otherLanguage(catalogue, printing, row.raw),
    ],
    isInSet: [code, name].some((verdict) => verdict && !verdict.contradiction),
    isAtNumber: number !== undefined && !number.contradiction,
  }
}

/** Of a cell that is understood. */
interface Verdict {
  contradiction: Note | undefined
}

/** Tools count promos and tokens to a set, which a printing is not meant by that the set itself has. */
function setVerdict(
  catalogue: Catalogue,
  printing: number,
  row: Row,
  key: 'setCode' | 'setName',
): Verdict | undefined {
  const text = row.raw[key]?.trim()
  if (!text) return undefined
  const { meant, related } = matchSets(catalogue, { [key]: text })
  if (meant.length + related.length === 0) return undefined
  const set = catalogue.columns.printingSet[printing] ?? 0
  const isMeant =
    meant.includes(set) || (related.includes(set) && !hasAnother(catalogue, printing, meant, row))
  return { contradiction: isMeant ? undefined : { note: 'set_differs', raw: text } }
}

/** Whether sets have a printing that is called as a row says, and has its number if it says one. */
function hasAnother(
  catalogue: Catalogue,
  printing: number,
  sets: readonly number[],
  { raw, name }: Row,
): boolean {
  if (!name) return false
  const number = raw.collectorNumber?.trim()
  const there = number
    ? [...printingsAt(catalogue, sets, parseNumbers(number))]
    : namedIn(catalogue, sets, name).map(({ usual }) => usual)
  return there.some(
    (other) =>
      agrees(catalogue, other, name) && isToken(catalogue, other) === isToken(catalogue, printing),
  )
}

function numberVerdict(catalogue: Catalogue, printing: number, row: Row): Verdict | undefined {
  const text = row.raw.collectorNumber?.trim()
  if (!text) return undefined
  const { meta, columns } = catalogue
  const number = (meta.numbers[columns.printingNumber[printing] ?? 0] ?? '').toLowerCase()
  const written = parseNumbers(text)
  const isMeant =
    written.includes(number) ||
    (shortened(number).some((short) => written.includes(short)) &&
      !hasAnother(catalogue, printing, matchSets(catalogue, row.raw).meant, row))
  return { contradiction: isMeant ? undefined : { note: 'number_differs', raw: text } }
}

/** Tools leave out the star of a foil, the letter of a stamp, and the set that The List has it from. */
function shortened(number: string): string[] {
  return [/[★†]$/, /(?<=\d)[ps]$/, /^[a-z\d]+-/].map((part) => number.replace(part, ''))
}

/** Ids that stand for other printings; those that nobody knows may be newer than the catalogue. */
function idsOfOthers(catalogue: Catalogue, printing: number, raw: ParsedCard): Note[] {
  const ids = new Map<(typeof marketplaces)[number]['raw'], boolean>()
  for (const { raw: key, index, offset = 0 } of marketplaces) {
    const id = raw[key]
    if (!id) continue
    const printings = builtIndex(catalogue, index)?.all(String(id + offset)) ?? []
    const isMeant = printings.includes(printing)
    // What is near an id is no reason to doubt.
    if (isMeant || (printings.length > 0 && offset === 0)) ids.set(key, ids.get(key) || isMeant)
  }
  return [...ids].flatMap(([key, isMeant]) =>
    isMeant ? [] : [{ note: 'id_differs', raw: String(raw[key]) } as const],
  )
}

/** Copies of an English printing may be in any language; others are in their own. */
function otherLanguage(catalogue: Catalogue, printing: number, { language }: ParsedCard): Note[] {
  if (language === undefined) return []
  const printed = languageOf(catalogue, printing)
  // Of a language that no list has a word for, nothing can be said.
  const isKnown = languages.some((one) => one === printed)
  return printed === 'en' || printed === language || !isKnown
    ? []
    : [{ note: 'language_differs', raw: languageNames[language] }]
}
