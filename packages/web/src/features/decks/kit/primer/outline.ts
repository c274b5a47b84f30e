import type { Token } from './markdown.ts'

/** A heading of a primer as the page has it. */
export interface Heading {
  /** Of the page's document: no name of a heading can be that of another part of the page. */
  id: string
  title: string
  /** From 3: the primer is a section of the page with a heading of its own. */
  level: 3 | 4 | 5 | 6
}

const longestSlug = 60

/** The headings by the index of their tokens. Levels that a text skips are not skipped in the page. */
export function outlineOf(tokens: readonly Token[]): Map<number, Heading> {
  const headings = new Map<number, Heading>()
  const used = new Set<string>()
  const marks = tokens.filter(isHeading).map(depthOf)
  const depths = [...new Set(marks)].toSorted()
  let last = 2
  for (const [at, token] of tokens.entries()) {
    if (!isHeading(token)) continue
    last = Math.min(depths.indexOf(depthOf(token)) + 3, last + 1, 6)
    const title = textOf(tokens[at + 1])
    headings.set(at, { id: freeId(title, used), title, level: last as Heading['level'] }) // 3 to 6
  }
  return headings
}

const isHeading = ({ type }: Token) => type === 'heading_open'
const depthOf = ({ tag }: Token) => Number(tag.slice(1))

/** What the children of a token read as. */
function textOf(inline: Token | undefined): string {
  const texts = inline?.children?.map(({ type, content }) =>
    type === 'softbreak' || type === 'hardbreak' ? ' ' : content,
  )
  return texts?.join('').trim() || 'Untitled'
}

function freeId(title: string, used: Set<string>): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')
  const id = `primer-${slug || 'section'}`
  let free = id
  for (let count = 2; used.has(free); count++) free = `${id}-${count}`
  used.add(free)
  return free
}
