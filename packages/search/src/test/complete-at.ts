import { complete } from '../explain/complete.ts'
import { variedCatalogue } from './varied-catalogue.ts'

/** Completes at the “|”; the options as texts, and the query after accepting the first. */
export function completeAt(marked: string, catalogue = variedCatalogue) {
  const caret = marked.indexOf('|')
  const query = marked.replace('|', '')
  const { from, to, options } = complete(catalogue, { query, caret })
  const texts = options.map(({ text }) => text)
  const [first = query.slice(from, to)] = texts
  return { options, texts, taken: query.slice(0, from) + first + query.slice(to) }
}
