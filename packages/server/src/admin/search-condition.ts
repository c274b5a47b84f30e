import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * Whether a text, in which A to Z are in lower case, has another one in it, without regard to case.
 * The databases make other letters small each in their own way, or not at all. So those of the
 * search stand for any letter at first, and only in what that finds are they made small. It works
 * alike on both engines: their LIKE differs in the case of A to Z only.
 */
export function searchCondition(text: Expression<string>, search: string): RawBuilder<boolean> {
  const folded = lowerCase(search.normalize('NFC'))
  const capitals = capitalsOf(folded)
  const groups = [[], ...groupsOf([...capitals], nestedAtMost)].map((group) => {
    const smallForms = new Map(group)
    const isOpen = (letter: string) => capitals.has(letter) && !smallForms.has(letter)
    return contains(withSmall(text, smallForms), likeText(folded, isOpen))
  })
  return sql<boolean>`(${sql.join([...hasFirst(text, capitals), ...groups], sql` and `)})`
}

/** Most addresses have no letter beyond A to Z, which is quickly seen. */
function hasFirst(text: Expression<string>, capitals: ReadonlyMap<string, string>) {
  return [...capitals].slice(0, 1).map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => contains(text, form)),
        sql` or `,
      )})`,
  )
}

/** SQLite reads no deeper nesting than about thirty; a longer search is compared in several goes. */
const nestedAtMost = 16

function groupsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  )
}

function withSmall(text: Expression<string>, capitals: ReadonlyMap<string, string>) {
  return [...capitals].reduce(
    (folded, [letter, capital]) => sql<string>`replace(${folded}, ${capital}, ${letter})`,
    text,
  )
}

/** Letter by letter; one whose small form is two letters stays. */
function lowerCase(text: string): string {
  return Array.from(text, (letter) => singleChar(letter.toLowerCase()) ?? letter).join('')
}

/** The letters beyond A to Z that have a capital, with it. */
function capitalsOf(text: string): Map<string, string> {
  const capitals = new Map<string, string>()
  for (const letter of text) {
    const capital = singleChar(letter.toUpperCase())
    if (letter > '\u007f' && capital && capital !== letter) capitals.set(letter, capital)
  }
  return capitals
}

function singleChar(text: string): string | undefined {
  const [first, ...others] = text
  return others.length === 0 ? first : undefined
}

/** With any letter in the place of those that are open, and the signs of LIKE made plain. */
function likeText(text: string, isOpen: (letter: string) => boolean): string {
  return Array.from(text, (letter) => {
    if (isOpen(letter)) return '_'
    return '\\%_'.includes(letter) ? `\\${letter}` : letter
  }).join('')
}

function contains(text: Expression<string>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${`%${pattern}%`} escape '\\'`
}
