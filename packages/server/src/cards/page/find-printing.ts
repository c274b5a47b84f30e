import { namelessSlug } from '@manafolio/contract'
import { type Catalogue, printingNamed } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { currentId } from '../changes/rules.ts'
import { findMigrated } from '../changes/store.ts'
import { indexOf, setAndNumber } from '../indexes.ts'
import { addressOfPrinting } from './address.ts'
import { suggestPrintings } from './suggest-printings.ts'

/** The catalogue that the answer is for: printings are numbers in it. */
interface Needs extends Pick<Deps, 'db'> {
  catalogue: Catalogue
}

/** How much of an address is known of a printing; the slug only serves suggestions. */
interface Numbered {
  set: string
  number: string
  slug?: string
}

/** The printing at a set and number; refuses with what may be meant. */
export async function findNumbered(
  { db, catalogue }: Needs,
  { set, number, slug = '' }: Numbered,
): Promise<number> {
  const found = (await indexOf(catalogue, 'setAndNumber')).get(setAndNumber(set, number))
  if (found !== undefined) return found
  const withdrawn = await findMigrated(db, { setCode: set, collectorNumber: number })
  if (withdrawn) throw await refuseWithdrawn({ db, catalogue }, withdrawn.oldScryfallId)
  const code = set.toLowerCase()
  const isSet = catalogue.meta.sets.some((one) => one.code === code)
  const name = slug === namelessSlug ? '' : slug.replaceAll('-', ' ')
  const suggestions = await suggestPrintings(catalogue, { name, set: code, number })
  throw new AppError(isSet ? 'card_number_not_found' : 'set_not_found', { suggestions })
}

/** A Scryfall id. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The usual printing of the card with a name, or the printing with an id. */
export async function findNamed({ db, catalogue }: Needs, name: string): Promise<number> {
  if (uuid.test(name)) return findById({ db, catalogue }, name.toLowerCase())
  const found = printingNamed(catalogue, name)
  if (found !== undefined) return found
  throw new AppError('card_name_not_found', {
    suggestions: await suggestPrintings(catalogue, { name }),
  })
}

async function findById({ db, catalogue }: Needs, scryfallId: string): Promise<number> {
  const found = catalogue.printingById.get(scryfallId)
  if (found !== undefined) return found
  throw await refuseWithdrawn({ db, catalogue }, scryfallId)
}

/** Names the printing that replaced it, if one did. */
async function refuseWithdrawn({ db, catalogue }: Needs, scryfallId: string): Promise<AppError> {
  const successor = catalogue.printingById.get(await currentId(db, scryfallId))
  if (successor !== undefined) {
    return new AppError('printing_withdrawn', {
      suggestions: [addressOfPrinting(catalogue, successor)],
    })
  }
  const known = await findMigrated(db, { oldScryfallId: scryfallId })
  if (!known) return new AppError('card_not_found')
  const suggestions = known.cardName
    ? await suggestPrintings(catalogue, { name: known.cardName })
    : []
  return new AppError('printing_withdrawn', { suggestions })
}
