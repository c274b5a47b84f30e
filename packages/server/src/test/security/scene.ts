import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  createAccessToken,
  type Endpoint,
  forgotPassword,
  importProblem,
  login,
  register,
  type User,
  updateUserSettings,
} from '@manafolio/contract'
import type { Client } from '../client.ts'
import { oracle, printing } from '../sample-cards.ts'
import type { TestApp } from '../test-app.ts'
import { endpoints } from './contract-endpoints.ts'
import { allRows, type Row, rowsOf } from './rows.ts'
import { shapeOf } from './shapes.ts'

/** A user with a row in every table that users have rows in. */
export interface Owner {
  account: User
  /** The session cookies of two browsers. */
  sessions: [Client, Client]
  /** Everything that could be named in a request to get at the owner's things. */
  ids: string[]
  /** What nobody else may ever see. */
  secrets: string[]
}

export const ownersEmail = 'the.owner@private.example'
export const ownersPassword = 'the owner alone knows this'

export async function settle(app: TestApp): Promise<Owner> {
  const [laptop, phone] = [app.visitor(), app.visitor()]
  const email = ownersEmail
  const input = { email, password: ownersPassword }
  const account = await laptop.call(register, { input })
  await phone.call(login, { input })
  for (const scryfallId of [printing.goblinGuideZendikar, printing.krenkoPrerelease]) {
    await laptop.call(addToCollection, { input: { scryfallId, quantity: 3 } })
  }
  const importWords = [{ about: 'finish', word: 'shiny', means: 'foil' }] as const
  const importHeaders = [{ columns: ['kort', 'x'], meanings: ['name', null] }] as const
  const shown = { theme: 'dark', searchColumns: ['artist', 'eurFoil'] } as const
  const settings = { ...shown, importWords, importHeaders }
  await laptop.call(updateUserSettings, { input: settings })
  await laptop.call(createAccessToken, { input: { name: 'a script that nobody knows' } })
  await laptop.call(forgotPassword, { input: { email } })
  for (const subject of [/Confirm/, /Reset/]) await app.mailer.mailTo(email, subject)
  await insertSavedSearch(app, account.id)
  await insertDeck(app, account.id)
  await insertSharedDeck(app, account.id)
  await insertCardChange(app, account.id)
  await insertImport(app, account.id)
  await insertStagedChange(app, account.id)
  await insertValue(app, account.id)
  return { account, sessions: [laptop, phone], ...(await whatIsTheirs(app, account.id, laptop)) }
}

async function insertSavedSearch({ database: { db }, clock }: TestApp, userId: string) {
  const now = clock.now().toISOString()
  const name = 'a search that nobody knows'
  await db
    .insertInto('saved_searches')
    .values({
      id: randomUUID(),
      user_id: userId,
      name,
      name_key: name,
      query: '"a query that nobody knows"',
      mode: 'prints',
      sort: 'relevance',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function insertDeck({ database: { db }, clock }: TestApp, userId: string) {
  const now = clock.now().toISOString()
  const id = randomUUID()
  await db
    .insertInto('decks')
    .values({
      id,
      user_id: userId,
      name: 'a deck that nobody knows',
      format: 'commander',
      commander_id: printing.krenkoEtched,
      commander_name: 'Krenko, Mob Boss',
      description: 'a plan that nobody knows',
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('deck_cards')
    .values([
      { ...delver, deck_id: id, quantity: 4, slot_type: 'main' },
      { ...delver, deck_id: id, quantity: 1, slot_type: 'side' },
    ])
    .execute()
  const dismissed = { oracle_id: oracle.lightningBolt, dismissed_at: now }
  await db
    .insertInto('deck_dismissals')
    .values({ ...dismissed, deck_id: id })
    .execute()
  await db
    .insertInto('deck_priorities')
    .values({ deck_id: id, scryfall_id: delver.scryfall_id, chosen_at: now })
    .execute()
  const replaced = { ...planned, scryfallId: delver.scryfall_id, cardName: 'a card to replace' }
  await db
    .insertInto('deck_planned_changes')
    .values({
      ...{ deck_id: id, id: randomUUID(), created_at: now },
      ...{ removed: JSON.stringify(replaced), added: null, reason: 'a reason that nobody knows' },
    })
    .execute()
  const reported = { deck_id: id, version: 1, happened_at: now, kind: 'created' }
  const nobody = { commanderId: null, commanderName: null }
  const facts = { name: formerName, description: null, format: 'commander', ...nobody }
  await db
    .insertInto('deck_changes')
    .values({ ...reported, cards: '[]', facts_after: JSON.stringify(facts) })
    .execute()
}

const planned = { slotType: 'main', finish: 'nonfoil', quantity: 1, tcgplayerId: null }

const formerName = 'a name that nobody knows any more'

/**
 * The one that everybody may see who has its link, which is in no list: its words are no secret.
 */
async function insertSharedDeck({ database: { db } }: TestApp, userId: string) {
  const [id, at] = [randomUUID(), '2026-08-01T00:00:00.000Z']
  const facts = { ...sharedDeck, format: 'modern', commander_id: null, commander_name: null }
  await db
    .insertInto('decks')
    .values({ ...facts, id, user_id: userId, created_at: at, updated_at: at })
    .execute()
  await db
    .insertInto('deck_cards')
    .values({ ...delver, deck_id: id, quantity: 2, slot_type: 'main' })
    .execute()
}

const sharedDeck = {
  name: 'a deck that is shown to everybody',
  description: 'a plan that everybody may know',
  share_id: 'the-link_to-that-deck0',
}

const delver = { scryfall_id: printing.delverMidnightHunt, card_name: 'Delver of Secrets' }

async function insertCardChange({ database: { db }, clock }: TestApp, userId: string) {
  const now = clock.now().toISOString()
  const [migration, place] = [randomUUID(), { place: 'main', deck_id: null }]
  const ids = { old_scryfall_id: 'an-old-id', new_scryfall_id: printing.goblinGuideZendikar }
  const names = { card_name: null, set_code: null, collector_number: null }
  await db
    .insertInto('card_migrations')
    .values({
      id: migration,
      strategy: 'merge',
      ...ids,
      ...names,
      note: null,
      performed_at: now,
      recorded_at: now,
    })
    .execute()
  await db
    .insertInto('card_changes')
    .values({
      id: randomUUID(),
      user_id: userId,
      migration_id: migration,
      strategy: 'merge',
      ...place,
      ...ids,
      card_name: null,
      deck_name: 'a deck that is gone',
      quantity: 1,
      quantity_there: 0,
      quantity_after: 1,
      happened_at: now,
      seen_at: null,
    })
    .execute()
}

async function insertImport({ database: { db }, clock }: TestApp, userId: string) {
  const now = clock.now().toISOString()
  const id = randomUUID()
  await db
    .insertInto('collection_imports')
    .values({
      user_id: userId,
      id,
      file_name: 'a file that nobody knows.csv',
      format: 'text',
      started_at: now,
      read_at: now,
      total_rows: 1,
      asked: 'a digest that nobody knows',
    })
    .execute()
  await db
    .insertInto('collection_import_rows')
    .values({
      user_id: userId,
      import_id: id,
      number: 1,
      line: 1,
      state: 'fix',
      reason: 'unknown_card',
      said: 'a card that nobody knows',
      scryfall_id: null,
      certainty: null,
      quantity: 1,
      finish: 'nonfoil',
      condition: 'NM',
      language: 'en',
      added_at: null,
      notes: '[]',
      card: '{"name":"a card that nobody knows"}',
      cells: '[["","1 a card that nobody knows"]]',
    })
    .execute()
}

/** As a process leaves it that is killed in the middle of an import. */
async function insertStagedChange({ database: { db }, clock }: TestApp, userId: string) {
  const change = { user_id: userId, number: 1000 }
  const now = clock.now().toISOString()
  const facts = { id: randomUUID(), kind: 'import', printings: 0, happened_at: now }
  await db
    .insertInto('collection_changes')
    .values({ ...change, ...facts })
    .execute()
  await db
    .insertInto('collection_pending_changes')
    .values({ ...change, staged_at: now, state: 'staged' })
    .execute()
}

async function insertValue({ database: { db } }: TestApp, userId: string) {
  const valuation = { revision: 1, cents: 123_456, copies: 6, priced_copies: 6 }
  await db
    .insertInto('collection_values')
    .values({ user_id: userId, day: '2026-08-14', ...valuation })
    .execute()
}

/** Facts that others may know as well: of cards, of time, of kinds. */
const sharedColumns = /scryfall_id$|_at$|^expire|^migration_id$|^card_name$|^commander_|^oracle_id$/

async function whatIsTheirs(app: TestApp, userId: string, owner: Client) {
  const rows = Object.values(rowsOf(await allRows(app.database.db), userId)).flat()
  const reported = await idsShown(owner)
  const stored = rows.flatMap((row) => texts(row, (column) => !sharedColumns.test(column)))
  const cards = rows.flatMap((row) =>
    texts(row, (column) => /scryfall_id$|^commander_id$|^oracle_id$/.test(column)),
  )
  const open: string[] = [...cards, ...Object.values(sharedDeck), ...importProblem.options]
  const named = [...rows.flatMap((row) => texts(row, (column) => /id$/.test(column))), ...reported]
  return {
    ids: [...new Set(named)],
    secrets: [...new Set([...stored, ...reported, formerName])].filter(
      (text) => !open.includes(text),
    ),
  }
}

/** Long enough not to be met by chance. */
function texts(row: Row, includes: (column: string) => boolean): string[] {
  return Object.entries(row).flatMap(([column, value]) =>
    typeof value === 'string' && value.length >= 12 && includes(column) ? [value] : [],
  )
}

/** Every id in what the owner is answered: some are not in the database as they are shown. */
async function idsShown(owner: Client): Promise<string[]> {
  const reported: string[] = []
  for (const { endpoint } of endpoints.filter((one) => isPlainRead(one.endpoint))) {
    const { body } = await owner.send({ method: 'GET', url: endpoint.path })
    JSON.parse(body, (key, value: unknown) => {
      if (/id$/i.test(key) && typeof value === 'string' && value.length >= 12) reported.push(value)
      return value
    })
  }
  return reported
}

export function isPlainRead({ method, path, access, input }: Endpoint): boolean {
  const isOfApi =
    method === 'GET' && path.startsWith('/api/') && (access === 'member' || access === 'optional')
  return isOfApi && !path.includes(':') && !shapeOf(input).required?.length
}
