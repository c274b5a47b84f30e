import {
  importedCollectionChange,
  importedDeck,
  importedDeckChange,
  importedEntry,
  importedSearch,
  importedSettings,
  importedValue,
  limits,
  savedSearchKey,
} from '@manafolio/contract'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { jsonItems } from './json-items.ts'

/** What is read of an export by its path; where there may be many, one after the other. */
const parts = {
  format: part(z.literal('manafolio-export')),
  version: part(z.number()),
  exportedAt: part(z.iso.datetime()),
  account: part(z.object({ email: z.string() })),
  settings: part(importedSettings),
  savedSearches: part(importedSearch, {
    keyOf: ({ name }) => savedSearchKey(name),
    most: limits.savedSearches,
  }),
  collection: part(importedEntry, {
    keyOf: ({ scryfallId }) => scryfallId,
    most: limits.collectionPrintings,
  }),
  collectionHistoryBeginsAt: part(z.nullable(z.iso.datetime({ precision: 3 }))),
  collectionChanges: part(importedCollectionChange, {
    keyOf: ({ changeId, scryfallId }) => `${changeId} ${scryfallId}`,
    groupOf: ({ changeId }) => changeId,
  }),
  imports: part(z.object({ fileName: z.string() }), { keyOf: (_, places) => places.join() }),
  values: part(importedValue, { keyOf: ({ day }) => day }),
  'decks.changes': part(importedDeckChange, {
    keyOf: ({ version }, [deck]) => `${deck} ${version}`,
  }),
  decks: part(importedDeck, { keyOf: ({ id }) => id, most: limits.decks }),
}
type Parts = typeof parts
type PartName = keyof Parts

interface Rules<Item> {
  /** What no other item of the part has. */
  keyOf: (item: Item, places: readonly number[]) => string
  /** Of items that have to stand together. */
  groupOf?: (item: Item) => string
  /** How many items an account can have. */
  most?: number
}

interface Part<Schema extends z.ZodMiniType> extends Rules<z.output<Schema>> {
  schema: Schema
}

function part<Schema extends z.ZodMiniType>(
  schema: Schema,
  rules: Rules<z.output<Schema>> = { keyOf: () => '' },
): Part<Schema> {
  return { schema, ...rules }
}

export type ExportItem = {
  [Name in PartName]: { part: Name; item: z.output<Parts[Name]['schema']> }
}[PartName]

export type ItemOf<Name extends PartName> = Extract<ExportItem, { part: Name }>['item']

/** The paths with their lists; what is not imported is passed over there. */
const paths = [
  ...['$.format', '$.version', '$.exportedAt', '$.account', '$.settings', '$.invite'],
  ...['$.savedSearches.*', '$.collection.*', '$.collectionHistoryBeginsAt', '$.values.*'],
  ...['$.collectionChanges.*', '$.imports.*.rows.*', '$.imports.*', '$.decks.*.changes.*'],
  ...['$.decks.*', '$.cardChanges.*', '$.sessions.*', '$.accessTokens.*'],
]

/**
 * The parts of an account export in the order of the file, each of them valid, and all of them
 * within the limits of an account. The changes of a deck come before the deck.
 */
export async function* exportItems(
  file: Uint8Array,
  onProgress: OnProgress,
): AsyncGenerator<ExportItem> {
  const check = wholeCheck()
  for await (const { path, places, value } of jsonItems(file, paths, onProgress)) {
    if (!isPart(path)) continue
    const read = z.safeParse(parts[path].schema, value)
    const found = { part: path, places }
    if (!read.success) throw refusalOf(found, read.error.issues[0])
    if (path === 'version' && read.data !== 1) throw new AppError('account_export_newer')
    check.add(found, read.data)
    yield { part: path, item: read.data } as ExportItem // the schema of the part made it
  }
  check.end()
}

function isPart(path: string): path is PartName {
  return Object.hasOwn(parts, path)
}

interface Found {
  part: PartName
  places: readonly number[]
}

function refusalOf(
  { part, places }: Found,
  issue: Pick<z.core.$ZodIssue, 'message'> & { path?: PropertyKey[] } = { message: '' },
): AppError {
  if (part === 'format') return new AppError('account_export_unknown')
  const steps = [part, ...places.map((place) => place + 1), ...(issue.path ?? [])]
  const path = steps.join(' ')
  const message = `A part of this export is not valid: ${issue.message} (${path})`
  return new AppError('account_export_invalid', { issues: [{ path, message }] })
}

/** Refuses what no item shows by itself. */
function wholeCheck() {
  const seen = new Map<PartName, Set<string>>()
  const lastGroups = new Map<PartName, string>()
  const addOnce = (found: Found, key: string) => {
    const keys = seen.get(found.part) ?? new Set()
    if (keys.has(key)) throw refusalOf(found, { message: 'This is in it twice' })
    seen.set(found.part, keys.add(key))
    return keys.size
  }
  return {
    add(found: Found, item: unknown) {
      const rules: Rules<never> = parts[found.part]
      const { most = Number.POSITIVE_INFINITY } = rules
      const count = addOnce(found, rules.keyOf(item as never, found.places))
      if (count > most) {
        throw refusalOf(found, { message: `There can be up to ${most.toLocaleString('en-US')}` })
      }
      const group = rules.groupOf?.(item as never)
      if (group === undefined || group === lastGroups.get(found.part)) return
      addOnce(found, group)
      lastGroups.set(found.part, group)
    },
    end() {
      const required: PartName[] = ['format', 'version', 'exportedAt', 'account']
      if (required.some((name) => !seen.has(name))) throw new AppError('account_export_unknown')
    },
  }
}
