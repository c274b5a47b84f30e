import type { SearchSyntax } from '@manafolio/contract'

export interface Section {
  /** Its place in the address of the page. */
  id: string
  title: string
}

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
