import type { SearchSyntax } from '@manafolio/contract'
import type { Section } from '../../ui/use-section-in-view.ts'

export const grammarSection: Section = { id: 'grammar', title: 'Putting a search together' }
export const traitSection: Section = { id: 'is', title: 'All values of is:' }

export function groupSection({ name }: { name: string }): Section {
  return { id: name.toLowerCase().replace(/[^a-z]+/g, '-'), title: name }
}

/** The headings of the page that have something under them. */
export function sectionsOf({ grammar, groups, traits }: SearchSyntax): Section[] {
  return [
    ...(grammar.length > 0 ? [grammarSection] : []),
    ...groups.map(groupSection),
    ...(traits.length > 0 ? [traitSection] : []),
  ]
}
