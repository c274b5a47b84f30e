import MiniSearch from 'minisearch'
import { firstFound, type Peer } from './peer.ts'

/**
 * A word index in JavaScript. It finds texts that have all the words, or words with these prefixes,
 * in any order; never the middle of a word, and a phrase only as separate words.
 */
export function miniSearch(): Peer {
  const index = new MiniSearch({ fields: ['text'] })
  return {
    name: 'MiniSearch',
    isExact: false,
    build(texts) {
      index.addAll(texts.map((text, id) => ({ id, text })))
    },
    find(text) {
      const found = index.search(text, { prefix: true, combineWith: 'AND' })
      const places = found.map(({ id }) => Number(id)).sort((a, b) => a - b)
      return { count: found.length, first: places.slice(0, firstFound) }
    },
    close() {
      index.removeAll()
    },
  }
}
