import type { Relation } from '@manafolio/contract'
import type { CardRecord } from '../records.ts'
import { type ListedPart, relationOfPart } from './listed-parts.ts'
import { nameFinder } from './name-finder.ts'
import { namedIn } from './named-cards.ts'
import { type Edge, edgeSet, type RelationColumns } from './relation-edges.ts'
import { tokensIn } from './token-words.ts'
import { isToken, type Token, tokenLike } from './tokens.ts'

/** A card in its place of the catalogue. */
interface RelatedDraft {
  title: string
  parts: readonly ListedPart[]
  printings: readonly number[]
}

interface Needs {
  cards: readonly RelatedDraft[]
  /** Tokens, art cards and the like. */
  isExtra(card: number): boolean
  recordOf(card: number): CardRecord
  /** The card of a printing, by its id. */
  cardOf(id: string): number | undefined
}

/** How cards belong together, by the parts that they list and by their rules texts. */
export function relationColumns(needs: Needs): RelationColumns {
  const edges = edgeSet()
  const addBoth = (edge: Edge) => {
    edges.add(edge)
    edges.add({ ...edge, from: edge.to, to: edge.from, relation: opposite(edge.relation) })
  }
  const names = namesOf(needs)
  const tokens = tokensOf(needs)
  for (const edge of listedEdges(needs, names, tokens)) addBoth(edge)
  for (const edge of writtenEdges(needs, names, tokens)) addBoth(edge)
  return edges.columns(needs.cards.length)
}

/** What a card is to the other one of its relation. */
function opposite(relation: Relation): Relation {
  return opposites[relation] ?? relation
}

const opposites: Partial<Record<Relation, Relation>> = {
  'meld result': 'meld part',
  token: 'combo piece',
  'named by this card': 'names this card',
}

/** Cards by name as printed; whole names go before those of faces. */
function namesOf({ cards, isExtra }: Needs): Map<string, number> {
  const names = new Map<string, number>()
  const proper = [...cards.entries()].filter(([card]) => !isExtra(card))
  for (const [card, { title }] of proper) if (!names.has(title)) names.set(title, card)
  for (const [card, { title }] of proper) {
    for (const face of title.split(' // ')) if (!names.has(face)) names.set(face, card)
  }
  return names
}

interface Known {
  names: Names
  tokens: Tokens
}

type Names = ReadonlyMap<string, number>
type Tokens = ReadonlyMap<string, readonly Token[]>

function tokensOf({ cards, isExtra, recordOf }: Needs): Tokens {
  const tokens = new Map<string, Token[]>()
  cards.forEach(({ title, printings }, card) => {
    const record = isExtra(card) ? recordOf(card) : undefined
    if (!record || !isToken(record)) return
    const token = { card, record, printings: printings.length }
    tokens.set(title, [...(tokens.get(title) ?? []), token])
  })
  return tokens
}

function* listedEdges(needs: Needs, names: Names, tokens: Tokens): Generator<Edge> {
  const made = new Set([...tokens.values()].flat().map(({ card }) => card))
  for (const [card, { title, parts }] of needs.cards.entries()) {
    for (const part of parts) {
      const other = cardOfPart(part, needs, { names, tokens })
      if (other === undefined) continue
      // What makes a token may list another one of that name itself.
      const isKnown = made.has(card) && needs.cards[other]?.parts.some(({ name }) => name === title)
      const edge = { from: card, to: other, relation: relationOfPart(part), isGuess: false }
      if (!isKnown || made.has(other)) yield withMaker(edge, made)
    }
  }
}

/** Emblems are listed as pieces, and so is what makes a token by the token. */
function withMaker(edge: Edge, made: ReadonlySet<number>): Edge {
  const { from, to, relation } = edge
  if (relation !== 'combo piece' || made.has(from) === made.has(to)) return edge
  const [maker, token] = made.has(to) ? [from, to] : [to, from]
  return { ...edge, from: maker, to: token, relation: 'token' }
}

/** A printing that is not in the card data may be known by another one of the same name. */
function cardOfPart({ id, name, component }: ListedPart, { cardOf }: Needs, known: Known) {
  const called = known.tokens.get(name) ?? []
  const token = called.length === 1 ? called[0]?.card : undefined
  const card = known.names.get(name)
  return cardOf(id) ?? (component === 'token' ? (token ?? card) : (card ?? token))
}

/** Of lists of cards and portraits of players, the texts are no rules. */
function* writtenEdges(
  { cards, recordOf, isExtra }: Needs,
  names: Names,
  tokens: Tokens,
): Generator<Edge> {
  const finder = nameFinder(names)
  for (const [card, { title, parts }] of cards.entries()) {
    const text = textOf(recordOf(card))
    if (text === '') continue
    for (const { card: to, record } of tokensMade(text, title, tokens)) {
      const isListed = parts.some(({ name }) => name === record.name)
      if (!isListed) yield { from: card, to, relation: 'token', isGuess: true }
    }
    if (!isExtra(card)) yield* namedIn({ text, card, title }, finder)
  }
}

function tokensMade(text: string, title: string, tokens: Tokens): Token[] {
  const made = tokensIn(text).flatMap(
    (words) => tokenLike(tokens.get(words.name) ?? [], words) ?? [],
  )
  const emblems = text.includes('emblem')
    ? title.split(' // ').flatMap((face) => tokens.get(`${face} Emblem`) ?? [])
    : []
  return [...made, ...emblems]
}

function textOf({ oracle_text, card_faces = [] }: CardRecord): string {
  return oracle_text ?? card_faces.map((face) => face.oracle_text ?? '').join('\n')
}
