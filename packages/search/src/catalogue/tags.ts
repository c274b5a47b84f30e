import * as z from 'zod/mini'
import { withoutSeparators } from '../text/fold.ts'

const tagging = z.object({
  oracle_id: z.nullish(z.string()),
  illustration_id: z.nullish(z.string()),
})

/**
 * A tag of the service's bulk files oracle_tags and art_tags, one a line: a stable id, a label that
 * may change, its narrower tags, and what it was given to directly.
 */
const tagObject = z.object({
  id: z.string(),
  slug: z.nullish(z.string()),
  label: z.nullish(z.string()),
  parent_ids: z.nullish(z.array(z.string())),
  child_ids: z.nullish(z.array(z.string())),
  taggings: z.nullish(z.array(tagging)),
})
export type TagObject = z.infer<typeof tagObject>

/** The tag in a parsed line, or undefined when it is none. */
export function readTagObject(value: unknown): TagObject | undefined {
  const read = tagObject.safeParse(value)
  return read.success ? read.data : undefined
}

/** A tag as people write it: case and separators do not matter. */
export function tagWord(text: string): string {
  return withoutSeparators(text.toLowerCase())
}

/**
 * For each oracle id or illustration id the words of its tags. Whatever has a narrower tag has the
 * wider ones too, at any depth; a tag that contains itself does no harm.
 */
export function tagsByTarget(tags: readonly TagObject[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parents = parentsOf(tags)
  const wordsById = new Map(tags.map((tag) => [tag.id, tagWord(tag.slug ?? tag.label ?? '')]))
  const words = new Map<string, Set<string>>()
  for (const tag of tags) {
    const ids = [tag.id, ...ancestorsOf(tag.id, parents)]
    const itsWords = ids.flatMap((id) => wordsById.get(id) || [])
    for (const { oracle_id, illustration_id } of tag.taggings ?? []) {
      const target = oracle_id ?? illustration_id
      if (target) addAll(words, target, itsWords)
    }
  }
  return words
}

/** The files name parents, children, or both. */
function parentsOf(tags: readonly TagObject[]): Map<string, Set<string>> {
  const parents = new Map<string, Set<string>>()
  for (const { id, parent_ids, child_ids } of tags) {
    addAll(parents, id, parent_ids ?? [])
    for (const child of child_ids ?? []) addAll(parents, child, [id])
  }
  return parents
}

function ancestorsOf(id: string, parents: Map<string, Set<string>>): Set<string> {
  const found = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const parent of parents.get(next) ?? []) {
      if (!found.has(parent) && parent !== id) open.push(parent)
      found.add(parent)
    }
  }
  return found
}

function addAll(sets: Map<string, Set<string>>, key: string, values: Iterable<string>): void {
  const set = sets.get(key) ?? new Set()
  for (const value of values) set.add(value)
  sets.set(key, set)
}
