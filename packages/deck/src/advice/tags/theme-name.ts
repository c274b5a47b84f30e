import { type ConceptName, concepts } from './concepts.ts'
import { pluralOf } from './subtypes.ts'

/** What players call cards with a tag, or undefined when the tag is no theme of decks. */
export function themeName(tag: string): string | undefined {
  const [kind = '', name = ''] = tag.split(':')
  if (kind === 'sub') return pluralOf(name)
  if (kind === 'kw') return name.charAt(0).toUpperCase() + name.slice(1)
  if (kind === 'concept' && isConcept(name)) return concepts[name].theme
  return undefined
}

function isConcept(name: string): name is ConceptName {
  return name in concepts
}
