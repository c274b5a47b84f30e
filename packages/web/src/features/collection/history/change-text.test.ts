import type { CollectionChange } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { endOfDay } from '../../../lib/days.ts'
import { changeOf, copies, entryOf } from '../../../test/collection/history-changes.ts'
import { describeChange } from './change-text.ts'

const foil = { finish: 'foil' } as const
const german = { language: 'de', condition: 'LP' } as const

const unknown = { cardName: null, setCode: null, collectorNumber: null }
const bolt = { scryfallId: 'bolt', cardName: 'Lightning Bolt', setCode: 'lea' }
const imported = { kind: 'import', fileName: 'moxfield.csv' } as const
const removedEntry = entryOf({ ...unknown, scryfallId: 'old', before: [copies(2)], after: [] })

test.each<[string, Partial<CollectionChange>, string, string[]]>([
  [
    'copies of a new printing',
    { kind: 'add', entries: [entryOf({ before: [], after: [copies(2)] })] },
    'Added 2 × Goblin Guide (ZEN 126)',
    [],
  ],
  [
    'more copies of an owned printing',
    { kind: 'add', entries: [entryOf({ before: [copies(1)], after: [copies(3)] })] },
    'Added 2 × Goblin Guide (ZEN 126)',
    ['1 → 3 copies'],
  ],
  [
    'a foil beside other copies',
    {
      kind: 'add',
      entries: [entryOf({ before: [copies(1)], after: [copies(1), copies(1, foil)] })],
    },
    'Added 1 × Goblin Guide (ZEN 126)',
    ['Added 1 foil, Near Mint'],
  ],
  ['fewer copies', { kind: 'set' }, 'Goblin Guide (ZEN 126): 3 → 1', []],
  [
    'fewer copies of one kind of two',
    {
      kind: 'set',
      entries: [
        entryOf({ before: [copies(2), copies(1, german)], after: [copies(1), copies(1, german)] }),
      ],
    },
    'Goblin Guide (ZEN 126): 3 → 2',
    ['Nonfoil, Near Mint: 2 → 1'],
  ],
  [
    'a removal',
    { kind: 'remove', entries: [entryOf({ after: [] })] },
    'Removed 3 × Goblin Guide (ZEN 126)',
    [],
  ],
  [
    'edited variants',
    {
      kind: 'split',
      entries: [entryOf({ after: [copies(1), copies(2, { ...foil, ...german })] })],
    },
    'Changed copies of Goblin Guide (ZEN 126)',
    ['Nonfoil, Near Mint: 3 → 1', 'Added 2 foil, Lightly Played, German'],
  ],
  [
    'variants edited until none was left',
    { kind: 'split', entries: [entryOf({ before: [copies(1, foil)], after: [] })] },
    'Removed 1 × Goblin Guide (ZEN 126)',
    ['Removed 1 foil, Near Mint'],
  ],
  [
    'variants whose number was edited',
    { kind: 'split', entries: [entryOf({ before: [copies(2, foil)], after: [copies(3, foil)] })] },
    'Goblin Guide (ZEN 126): 2 → 3',
    ['Foil, Near Mint: 2 → 3'],
  ],
  [
    'an imported printing',
    { ...imported, entries: [entryOf({ before: [], after: [copies(2)] })] },
    'Imported 2 × Goblin Guide (ZEN 126) from “moxfield.csv”',
    [],
  ],
  [
    'an import of an owned printing',
    { ...imported, entries: [entryOf({ before: [copies(1)], after: [copies(3)] })] },
    'Imported 2 × Goblin Guide (ZEN 126) from “moxfield.csv”',
    ['1 → 3 copies'],
  ],
  [
    'a file that left fewer copies',
    imported,
    'Imported from “moxfield.csv”: Goblin Guide (ZEN 126): 3 → 1',
    [],
  ],
  [
    'several printings of a file',
    { ...imported, entries: [removedEntry, entryOf({ after: [] })] },
    'Imported 2 printings from “moxfield.csv”',
    ['Unknown card: 2 → 0', 'Goblin Guide (ZEN 126): 3 → 0'],
  ],
  [
    'an undone import of an unknown file',
    { kind: 'undo', undoneKind: 'import', entries: [entryOf({ after: [] })] },
    'Undid “Imported 3 × Goblin Guide (ZEN 126) from a file”',
    [],
  ],
  [
    'an undone removal',
    {
      kind: 'undo',
      undoneKind: 'remove',
      entries: [entryOf({ before: [copies(1)], after: [copies(4)] })],
    },
    'Undid “Removed 3 × Goblin Guide (ZEN 126)”',
    ['1 → 4 copies'],
  ],
  [
    'an undone addition',
    { kind: 'undo', undoneKind: 'add', entries: [entryOf({ after: [] })] },
    'Undid “Added 3 × Goblin Guide (ZEN 126)”',
    [],
  ],
  [
    // There may have been other changes in between, so the numbers of the undo are unknown.
    'an undone quantity',
    { kind: 'undo', undoneKind: 'set' },
    'Undid a change to Goblin Guide (ZEN 126): 3 → 1',
    [],
  ],
  [
    'an undone restoration of one printing',
    { kind: 'undo', undoneKind: 'restore' },
    'Undid “Restored an earlier collection”',
    ['Goblin Guide (ZEN 126): 3 → 1'],
  ],
  [
    'an undone undo',
    { kind: 'undo', undoneKind: 'undo' },
    'Redid a change to Goblin Guide (ZEN 126): 3 → 1',
    [],
  ],
  [
    'undone variants',
    {
      kind: 'undo',
      undoneKind: 'split',
      entries: [entryOf({ before: [copies(3, foil)], after: [copies(3)] })],
    },
    'Undid “Changed copies of Goblin Guide (ZEN 126)”',
    ['Removed 3 foil, Near Mint', 'Added 3 nonfoil, Near Mint'],
  ],
  [
    'an earlier day',
    { kind: 'restore', restoresAt: endOfDay('2026-11-20') },
    'Restored the collection as it was at the end of November 20, 2026',
    ['Goblin Guide (ZEN 126): 3 → 1'],
  ],
  [
    'printings that Scryfall merged',
    {
      kind: 'merge',
      entries: [removedEntry, entryOf({ before: [copies(1)], after: [copies(3)] })],
    },
    'Scryfall merged two records of Goblin Guide (ZEN 126)',
    ['Unknown card: 2 → 0', 'Goblin Guide (ZEN 126): 1 → 3'],
  ],
  [
    'a printing without a number',
    { kind: 'set', entries: [entryOf({ ...bolt, collectorNumber: null })] },
    'Lightning Bolt (LEA): 3 → 1',
    [],
  ],
  [
    'an unknown printing',
    { kind: 'remove', entries: [removedEntry] },
    'Removed 2 × Unknown card',
    [],
  ],
])('%s', (_, change, headline, lines) => {
  expect(describeChange(changeOf(change), {})).toEqual({ headline, lines, more: 0 })
})

const removal = changeOf({ id: 'removal', kind: 'remove', entries: [entryOf({ after: [] })] })
const undo = changeOf({
  id: 'undo',
  kind: 'undo',
  undoes: 'removal',
  undoneKind: 'remove',
  entries: [entryOf({ before: [], after: [copies(2)] })],
})
const redo = changeOf({ id: 'redo', kind: 'undo', undoes: 'undo', undoneKind: 'undo' })

test.each<[string, CollectionChange[], CollectionChange, string]>([
  ['undone', [removal], undo, 'Undid “Removed 3 × Goblin Guide (ZEN 126)”'],
  ['redone', [undo, removal], redo, 'Redid “Removed 3 × Goblin Guide (ZEN 126)”'],
  [
    'undone once more',
    [redo, undo, removal],
    changeOf({ kind: 'undo', undoes: 'redo', undoneKind: 'undo' }),
    'Undid “Removed 3 × Goblin Guide (ZEN 126)”',
  ],
  [
    'redone, with only the undo on the page',
    [undo],
    redo,
    'Redid “Removed 2 × Goblin Guide (ZEN 126)”',
  ],
])('what was %s is named by its own headline', (_, pageChanges, change, headline) => {
  expect(describeChange(change, { pageChanges }).headline).toBe(headline)
})

test('a partly undone change of many keeps its headline, and lists what came back', () => {
  const ofMany = { ...removal, printings: 30 }
  expect(describeChange(undo, { pageChanges: [ofMany] })).toEqual({
    headline: 'Undid “Removed 30 printings”',
    lines: ['Goblin Guide (ZEN 126): 0 → 2'],
    more: 0,
  })
})

test('an undone import is named by its file, in nested quotes', () => {
  const file = changeOf({ ...imported, id: 'removal', printings: 2990 })
  const text = (change: CollectionChange, pageChanges: CollectionChange[]) =>
    describeChange(change, { pageChanges }).headline
  expect(text(file, [])).toBe('Imported 2,990 printings from “moxfield.csv”')
  expect(text(undo, [file])).toBe('Undid “Imported 2,990 printings from ‘moxfield.csv’”')
  expect(text(redo, [undo, file])).toBe('Redid “Imported 2,990 printings from ‘moxfield.csv’”')
})

test('of many printings three are listed, and the others counted', () => {
  const entries = ['a', 'b', 'c', 'd'].map((cardName) =>
    entryOf({ ...unknown, scryfallId: cardName, cardName, before: [], after: [copies(1)] }),
  )
  expect(describeChange(changeOf({ kind: 'add', entries, printings: 1200 }), {})).toEqual({
    headline: 'Added copies of 1,200 printings',
    lines: ['a: 0 → 1', 'b: 0 → 1', 'c: 0 → 1'],
    more: 1197,
  })
})

test('the history of one card shows only its part of a change of many', () => {
  const change = changeOf({
    kind: 'remove',
    printings: 2,
    entries: [removedEntry, entryOf({ after: [] })],
  })
  const text = describeChange(change, { scryfallId: 'goblin-guide' })
  expect(text.headline).toBe('Removed 2 printings')
  expect(text.lines).toEqual(['Goblin Guide (ZEN 126): 3 → 0'])
})
