import type { Catalogue } from '@manafolio/search'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'

/** Folded names of cards with how like they are, up to 1. */
interface LikeName {
  name: string
  likeness: number
}

/** Answers the names that are most like one, the likest first. */
export type FindLike = (folded: string) => LikeName[]

const finders = new WeakMap<Catalogue, Promise<FindLike>>()

/**
 * Names are as like as they share pieces of three letters: that stands mistakes of the hand, names
 * that are cut off, and words in another order. Built on first use.
 */
export function likeNames(catalogue: Catalogue): Promise<FindLike> {
  const finder = finders.get(catalogue) ?? makeFinder(catalogue)
  finders.set(catalogue, finder)
  return finder
}

async function makeFinder(catalogue: Catalogue): Promise<FindLike> {
  const names = [...catalogue.cardsByName.keys()]
  const sizes = new Uint16Array(names.length)
  const withPiece = new Map<string, number[]>()
  const yieldToEventLoop = eventLoopYielder()
  for (const [at, name] of names.entries()) {
    if (at % namesPerTurn === 0) await yieldToEventLoop()
    const pieces = piecesOf(name)
    sizes[at] = pieces.size
    for (const piece of pieces) {
      const known = withPiece.get(piece)
      if (known) known.push(at)
      else withPiece.set(piece, [at])
    }
  }
  const shared = new Uint16Array(names.length) // between two questions all 0
  return (folded) => {
    const pieces = piecesOf(folded.slice(0, longestName))
    const sharing = countShared(pieces, withPiece, shared)
    const like: LikeName[] = []
    for (const at of sharing) {
      const likeness = likenessOf(shared[at] ?? 0, pieces.size, sizes[at] ?? 0)
      if (likeness >= leastLike) like.push({ name: names[at] ?? '', likeness })
      shared[at] = 0
    }
    return like.sort((a, b) => b.likeness - a.likeness).slice(0, mostNames)
  }
}

/** No card has one that is longer. */
const longestName = 200

const namesPerTurn = 100

/**
 * Each word with what shows where it begins and ends, in pieces of three; and its letters in order.
 */
function piecesOf(folded: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of folded.split(' ')) {
    const marked = `^${word}$`
    for (let at = 0; at + 3 <= marked.length; at++) pieces.add(marked.slice(at, at + 3))
    pieces.add(`=${[...word].sort().join('')}`) // letters that changed places
  }
  return pieces
}

/** Counts the pieces that each name shares, and answers the names that share any. */
function countShared(
  pieces: ReadonlySet<string>,
  withPiece: ReadonlyMap<string, readonly number[]>,
  shared: Uint16Array,
): number[] {
  const sharing: number[] = []
  for (const piece of pieces) {
    for (const name of withPiece.get(piece) ?? []) {
      const count = shared[name] ?? 0
      if (count === 0) sharing.push(name)
      shared[name] = count + 1
    }
  }
  return sharing
}

/** With less in common nobody would see why it is suggested. */
const leastLike = 0.35
const mostNames = 30

/** The mean of the share of the raw text, as if names continued, and the share of both together. */
function likenessOf(shared: number, ofRaw: number, ofName: number): number {
  return (shared / ofRaw + (2 * shared) / (ofRaw + ofName)) / 2
}
