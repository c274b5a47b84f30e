import type { CollectionChange } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { type Told, wordsOf } from './change-words.ts'
import { changeOf, copies, entryOf } from './test/changes.ts'

const told: Told = { sayState: (instant) => `on ${instant}` }
const foil = { finish: 'foil' } as const
const german = { language: 'de', condition: 'LP' } as const

const unknown = { cardName: null, setCode: null, collectorNumber: null }
const bolt = { scryfallId: 'bolt', cardName: 'Lightning Bolt', setCode: 'lea' }
const imported = { kind: 'import', fileName: 'moxfield.csv' } as const
const gone = entryOf({ ...unknown, scryfallId: 'old', before: [copies(2)], after: [] })

test.each<[string, Partial<CollectionChange>, string, string[]]>([
  [
    'copies of a new printing',
    { kind: 'add', entries: [entryOf({ before: [], after: [copies(2)] })] },
    'Added 2 × Goblin Guide (ZEN 126)',
    [],
  ],
  [
    'copies that came to others',
    { kind: 'add', entries: [entryOf({ before: [copies(1)], after: [copies(3)] })] },
    'Added 2 × Goblin Guide (ZEN 126)',
    ['1 → 3 copies'],
  ],
  [
    'a foil that came to others',
    {
      kind: 'add',
      entries: [entryOf({ before: [copies(1)], after: [copies(1), copies(1, foil)] })],
    },
    'Added 1 × Goblin Guide (ZEN 126)',
    ['Foil, Near Mint, English: 0 → 1'],
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
    ['Nonfoil, Near Mint, English: 2 → 1'],
  ],
  [
    'a removal',
    { kind: 'remove', entries: [entryOf({ after: [] })] },
    'Removed 3 × Goblin Guide (ZEN 126)',
    [],
  ],
  [
    'copies told apart',
    {
      kind: 'split',
      entries: [entryOf({ after: [copies(1), copies(2, { ...foil, ...german })] })],
    },
    'Told copies of Goblin Guide (ZEN 126) apart',
    ['Nonfoil, Near Mint, English: 3 → 1', 'Foil, Lightly Played, German: 0 → 2'],
  ],
  [
    'copies told apart until none was left',
    { kind: 'split', entries: [entryOf({ before: [copies(1, foil)], after: [] })] },
    'Removed 1 × Goblin Guide (ZEN 126)',
    ['Foil, Near Mint, English: 1 → 0'],
  ],
  [
    'copies that were only counted anew',
    { kind: 'split', entries: [entryOf({ before: [copies(2, foil)], after: [copies(3, foil)] })] },
    'Goblin Guide (ZEN 126): 2 → 3',
    ['Foil, Near Mint, English: 2 → 3'],
  ],
  [
    'an imported printing',
    { ...imported, entries: [entryOf({ before: [], after: [copies(2)] })] },
    'Imported 2 × Goblin Guide (ZEN 126) from “moxfield.csv”',
    [],
  ],
  [
    'copies of a file that came to others',
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
    { ...imported, entries: [gone, entryOf({ after: [] })] },
    'Imported 2 printings from “moxfield.csv”',
    ['Unknown card: 2 → 0', 'Goblin Guide (ZEN 126): 3 → 0'],
  ],
  [
    'an undone import of a file that is not known here',
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
    // Others may have come since: then its own numbers were not these.
    'an undone quantity',
    { kind: 'undo', undoneKind: 'set' },
    'Undid a change of Goblin Guide (ZEN 126): 3 → 1',
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
    'Did again: a change of Goblin Guide (ZEN 126): 3 → 1',
    [],
  ],
  [
    'copies that are no longer told apart',
    {
      kind: 'undo',
      undoneKind: 'split',
      entries: [entryOf({ before: [copies(3, foil)], after: [copies(3)] })],
    },
    'Undid “Told copies of Goblin Guide (ZEN 126) apart”',
    ['Foil, Near Mint, English: 3 → 0', 'Nonfoil, Near Mint, English: 0 → 3'],
  ],
  [
    'an earlier day',
    { kind: 'restore', restoresAt: 'Friday' },
    'Restored the collection as it was on Friday',
    ['Goblin Guide (ZEN 126): 3 → 1'],
  ],
  [
    'printings that Scryfall made one',
    { kind: 'merge', entries: [gone, entryOf({ before: [copies(1)], after: [copies(3)] })] },
    'Scryfall made two records of Goblin Guide (ZEN 126) one',
    ['Unknown card: 2 → 0', 'Goblin Guide (ZEN 126): 1 → 3'],
  ],
  [
    'a printing without a number',
    { kind: 'set', entries: [entryOf({ ...bolt, collectorNumber: null })] },
    'Lightning Bolt (LEA): 3 → 1',
    [],
  ],
  [
    'a printing that nobody knows',
    { kind: 'remove', entries: [gone] },
    'Removed 2 × Unknown card',
    [],
  ],
])('%s', (_, change, headline, lines) => {
  expect(wordsOf(changeOf(change), told)).toEqual({ headline, lines, more: 0 })
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
  ['done again', [undo, removal], redo, 'Did again: Removed 3 × Goblin Guide (ZEN 126)'],
  [
    'undone once more',
    [redo, undo, removal],
    changeOf({ kind: 'undo', undoes: 'redo', undoneKind: 'undo' }),
    'Undid “Removed 3 × Goblin Guide (ZEN 126)”',
  ],
  [
    'done again, of which only the undo is beside',
    [undo],
    redo,
    'Did again: Removed 2 × Goblin Guide (ZEN 126)',
  ],
])('what was %s is called as it is called itself', (_, beside, change, headline) => {
  expect(wordsOf(change, { ...told, beside }).headline).toBe(headline)
})

test('a change of many of which one came back is called as it is, and that one is told', () => {
  const ofMany = { ...removal, printings: 30 }
  expect(wordsOf(undo, { ...told, beside: [ofMany] })).toEqual({
    headline: 'Undid “Removed 30 printings”',
    lines: ['Goblin Guide (ZEN 126): 0 → 2'],
    more: 0,
  })
})

test('an undone import is called by its file, in quotes within quotes', () => {
  const file = changeOf({ ...imported, id: 'removal', printings: 2990 })
  const words = (change: CollectionChange, beside: CollectionChange[]) =>
    wordsOf(change, { ...told, beside }).headline
  expect(words(file, [])).toBe('Imported 2,990 printings from “moxfield.csv”')
  expect(words(undo, [file])).toBe('Undid “Imported 2,990 printings from ‘moxfield.csv’”')
  expect(words(redo, [undo, file])).toBe('Did again: Imported 2,990 printings from “moxfield.csv”')
})

test('of many printings three are told, and how many there are beside', () => {
  const entries = ['a', 'b', 'c', 'd'].map((cardName) =>
    entryOf({ ...unknown, scryfallId: cardName, cardName, before: [], after: [copies(1)] }),
  )
  expect(wordsOf(changeOf({ kind: 'add', entries, printings: 1200 }), told)).toEqual({
    headline: 'Added copies of 1,200 printings',
    lines: ['a: 0 → 1', 'b: 0 → 1', 'c: 0 → 1'],
    more: 1197,
  })
})

test('of one card only its own part of a change of many is told', () => {
  const change = changeOf({ kind: 'remove', printings: 2, entries: [gone, entryOf({ after: [] })] })
  const words = wordsOf(change, { ...told, scryfallId: 'goblin-guide' })
  expect(words.headline).toBe('Removed 2 printings')
  expect(words.lines).toEqual(['Goblin Guide (ZEN 126): 3 → 0'])
})
