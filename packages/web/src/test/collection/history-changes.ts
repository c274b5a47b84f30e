import {
  type CollectionChange,
  type EntryChange,
  unknownLook,
  type Variant,
} from '@manafolio/contract'

/** A change of one entry, unless others are given. */
export function changeOf(changed: Partial<CollectionChange> = {}): CollectionChange {
  const entries = changed.entries ?? [entryOf()]
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'set',
    happenedAt: '2026-11-20T15:04:00.000Z',
    undoneAt: null,
    undoes: null,
    undoneKind: null,
    restoresAt: null,
    fileName: null,
    printings: entries.length,
    ...changed,
    entries,
  }
}

/** Goblin Guide, changed from three copies to one. */
export function entryOf(changed: Partial<EntryChange> = {}): EntryChange {
  return {
    scryfallId: 'goblin-guide',
    cardName: 'Goblin Guide',
    setCode: 'zen',
    collectorNumber: '126',
    ...unknownLook,
    before: [copies(3)],
    after: [copies(1)],
    ...changed,
  }
}

export function copies(quantity: number, kind: Partial<Variant> = {}): Variant {
  return { finish: 'nonfoil', condition: 'NM', language: 'en', quantity, ...kind }
}
