import type { Op, Style } from './tokens.ts'

export type NameTerm = { kind: 'name'; text: string; exact: boolean; style: Style; at: number }

export type FilterTerm = {
  kind: 'filter'
  key: string
  op: Op
  value: string
  style: Style
  at: number
}

/** A query as a tree. An `and` without parts matches everything. */
export type Query =
  | { kind: 'and'; all: Query[] }
  | { kind: 'or'; any: Query[] }
  | { kind: 'not'; query: Query }
  | NameTerm
  | FilterTerm
