import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getCardPage,
  getCurrentUser,
  getNamedCardPage,
  getOwnedCard,
  getRandomCard,
  getSetPage,
  limits,
  listSetSummaries,
} from '@manafolio/contract'
import type { Database } from '@manafolio/server/src/db/database.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { type Owner, row, send } from './collection-calls.ts'
import { fillWithDecks, playedCards } from './deck-world.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { onBothEngines } from './on-both-engines.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const heading = ['', 'p50 ms', 'p99 ms', 'on the wire', '× nothing']

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-cards-'))
const catalogue = await importCatalogue(dataDir)
const cards = playedCards(catalogue)
const scryfallIds = printingsFrom(catalogue, limits.collectionPrintings)

await onBothEngines(dataDir, measure)

async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const server = await startServer(dataDir, env)
  const cookie = await signUp(server.url)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await fillWithDecks(db, id, cards)
  await fillWithPrintings(db, id, scryfallIds)
  await db.destroy()
  const owner = { url: server.url, cookie, scryfallIds }
  const visitor = { ...owner, cookie: '' }
  const nothing = await row('a call that does nothing (who am I)', () =>
    send(owner, getCurrentUser, {}),
  )
  const rows = [nothing, ...(await timePages('visitor', visitor)), ...(await timeOwned(owner))]
  const unit = Number(nothing[1])
  const ratios = rows.map((cells) => [...cells, (Number(cells[1]) / unit).toFixed(1)])
  const { longest } = await server.blocking()
  const blocked = ['event loop blocked, longest', longest.toFixed(1), '', '', '']
  const title = `${engine}: pages of cards, with ${scryfallIds.length} printings and 203 decks`
  printTable(title, [heading, ...ratios, blocked])
  await server.stop()
}

/** Those with few printings, with many, and with the most: Lightning Bolt, Sol Ring and Forest. */
async function timePages(who: string, caller: Owner): Promise<string[][]> {
  const numbered = { set: 'lea', number: '161' }
  const named = (name: string) => () => send(caller, getNamedCardPage, { params: { name } })
  return [
    await row(`${who}: Lightning Bolt, by set and number`, () =>
      send(caller, getCardPage, { params: numbered }),
    ),
    await row(`${who}: Sol Ring, by name`, named('Sol Ring')),
    await row(`${who}: Forest, by name`, named('Forest')),
    await row(`${who}: the largest set`, () =>
      send(caller, getSetPage, { params: { code: 'plst' } }),
    ),
  ]
}

async function timeOwned(owner: Owner): Promise<string[][]> {
  const [scryfallId = ''] = owner.scryfallIds
  return [
    ...(await timePages('owner', owner)),
    await row('owner: what they have of a card', () =>
      send(owner, getOwnedCard, { params: { scryfallId } }),
    ),
    await row('owner: all sets', () => send(owner, listSetSummaries, {})),
    await row('owner: a set of 500 printings', () =>
      send(owner, getSetPage, { params: { code: 'mh2' } }),
    ),
    await row('owner: a random dragon', () =>
      send(owner, getRandomCard, { input: { q: 't:dragon' } }),
    ),
  ]
}
