import type { CollectionSort, SortDirection } from '@manafolio/contract'

interface Sort {
  label: string
  /** The default direction, and the labels of both. */
  usual: SortDirection
  asc: string
  desc: string
}

const letters = { usual: 'asc', asc: 'A to Z', desc: 'Z to A' } as const
const numbers = { usual: 'desc', asc: 'lowest first', desc: 'highest first' } as const
const days = { usual: 'desc', asc: 'oldest first', desc: 'newest first' } as const

export const sorts: Record<CollectionSort, Sort> = {
  added: { label: 'Date added', ...days },
  name: { label: 'Name', ...letters },
  set: { label: 'Set', ...letters },
  price: { label: 'Price', ...numbers },
  value: { label: 'Value', ...numbers },
  quantity: { label: 'Copies', ...numbers },
  rarity: { label: 'Rarity', ...numbers, asc: 'commons first', desc: 'mythics first' },
  manaValue: { label: 'Mana value', ...numbers, usual: 'asc' },
  color: { label: 'Color', usual: 'asc', asc: 'white first', desc: 'white last' },
  released: { label: 'Release date', ...days },
}

export const usualSort: CollectionSort = 'added'
