import { Readable } from 'node:stream'
import type { AccountExport } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../cards/present.ts'
import { printedIn } from '../collection/printed.ts'
import { asPrinted } from '../collection/variants.ts'
import { allChangesOf } from '../decks/history/change-store.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { importRowsOf, importsOf, valuesOf } from './export-import-store.ts'
import {
  changesOf,
  collectionChangesOf,
  deckCardsOf,
  decksOf,
  type EntryOfOwner,
  entriesOf,
  findOwner,
} from './export-store.ts'
import { type Caller, listSessions } from './own-sessions.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/**
 * Everything of one person as a file in the shape of the contract's accountExport. It is read some
 * hundred rows at a time, as fast as it is taken: no list is ever held as a whole, and other
 * requests are answered in between. What is changed meanwhile may be told as it was or as it is.
 */
export async function exportOf(needs: Needs, caller: Caller): Promise<Readable> {
  const owner = await findOwner(needs.db, caller.userId)
  if (!owner) throw new AppError('authentication_required')
  return Readable.from(pieces(needs, caller, owner), { objectMode: false })
}

async function* pieces(needs: Needs, caller: Caller, account: AccountExport['account']) {
  const { db, clock } = needs
  const { userId } = caller
  const head = { format: 'manafolio-export', version: 1, exportedAt: clock.now().toISOString() }
  const sessions = await listSessions(needs, caller)
  yield `${JSON.stringify({ ...head, account }).slice(0, -1)},\n`
  yield* list('collection', named(needs.catalogue.current(), entriesOf(db, userId)))
  yield ',\n'
  yield* list('collectionChanges', collectionChangesOf(db, userId))
  yield ',\n'
  yield* imports(db, userId)
  yield ',\n'
  yield* list('values', valuesOf(db, userId))
  yield ',\n'
  yield* decks(db, userId)
  yield ',\n'
  yield* list('cardChanges', changesOf(db, userId))
  yield ',\n'
  yield* list('sessions', [sessions.map(({ id: _, ...session }) => session)])
  yield '}\n'
}

/** A field with a list of objects, one to a line, out of batches of them. */
async function* list(name: string, batches: Iterable<object[]> | AsyncIterable<object[]>) {
  yield `${JSON.stringify(name)}:[`
  let before = '\n'
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield before + batch.map((one) => JSON.stringify(one)).join(',\n')
    before = ',\n'
  }
  yield ']'
}

/** As list, but the rows of an import may be too many to be held with it. */
async function* imports(db: Deps['db'], userId: string) {
  yield '"imports":['
  let before = '\n'
  for (const { id, ...facts } of await importsOf(db, userId)) {
    yield `${before}${JSON.stringify(facts).slice(0, -1)},`
    yield* list('rows', importRowsOf(db, userId, id))
    yield '}'
    before = ',\n'
  }
  yield ']'
}

/** As list, but what was done to a deck may be too much to be held with it. */
async function* decks(db: Deps['db'], userId: string) {
  yield '"decks":['
  let before = '\n'
  for await (const batch of decksOf(db, userId)) {
    for (const facts of batch) {
      const deck = { ...facts, cards: await deckCardsOf(db, userId, facts.id) }
      yield `${before}${JSON.stringify(deck).slice(0, -1)},`
      yield* list('changes', allChangesOf(db, { userId, id: facts.id }))
      yield '}'
      before = ',\n'
    }
  }
  yield ']'
}

async function* named(catalogue: Catalogue, batches: AsyncIterable<EntryOfOwner[]>) {
  for await (const entries of batches) {
    yield entries.map(({ variants, ...entry }) => ({
      ...entry,
      variants: asPrinted(variants, printedIn(catalogue, entry.scryfallId)),
      card: cardOf(catalogue, entry.scryfallId),
    }))
  }
}

function cardOf(catalogue: Catalogue, scryfallId: string) {
  const printing = catalogue.printingById.get(scryfallId)
  const [card] = printing === undefined ? [] : presentCards(catalogue, [printing])
  if (!card) return null
  const { name, setCode, collectorNumber } = card
  return { name, setCode, collectorNumber }
}
