import * as z from 'zod/mini'
import { withoutSeparators } from '../text/fold.ts'
import { numberList } from '../text/number-table.ts'
import { postings } from '../text/postings.ts'
import type { CatalogueMeta } from './catalogue-meta.ts'

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

/** Without what it was given to. */
type Tag = Omit<TagObject, 'taggings'>

/** The words of the tags of an oracle id or illustration id. */
export type WordsOf = (target: string) => Iterable<string>

/** Collects tags. What they were given to is stored as numbers, since it may be millions. */
export interface TagCollector {
  add(tag: TagObject): void
  /**
   * What was collected by then. Whatever has a narrower tag has the wider ones too, at any depth; a
   * tag that contains itself does no harm.
   */
  wordsByTarget(): WordsOf
  /** What was collected by then, by word. */
  names(): CatalogueMeta['tags']
}

export function tagCollector(): TagCollector {
  const tags: Tag[] = []
  const targets = new Map<string, number>()
  const tagged = numberList() // the targets of all tags behind each other
  const ends = numberList()

  return {
    add({ taggings, ...tag }) {
      tags.push(tag)
      for (const { oracle_id, illustration_id } of taggings ?? []) {
        const target = oracle_id ?? illustration_id
        if (!target) continue
        tagged.push(targets.get(target) ?? targets.set(target, targets.size).size - 1)
      }
      ends.push(tagged.length)
    },
    names: () => namesByWord(tags),
    wordsByTarget() {
      const words = wordsOfTags(tags)
      const targetNumbers = tagged.numbers()
      const tagsOf = postings(targets.size, (take) => {
        let at = 0
        ends.numbers().forEach((end, tag) => {
          while (at < end) take(targetNumbers[at++] ?? 0, tag)
        })
      })
      return (target) => {
        const number = targets.get(target)
        if (number === undefined) return []
        const its = tagsOf.rows.subarray(tagsOf.starts[number], tagsOf.starts[number + 1])
        return new Set([...its].flatMap((tag) => words[tag] ?? []))
      }
    },
  }
}

/** Under its own word, as it is searched for; several tags of one word count as one. */
function namesByWord(tags: readonly Tag[]): CatalogueMeta['tags'] {
  const names: CatalogueMeta['tags'] = {}
  for (const [i, words] of wordsOfTags(tags).entries()) {
    const tag = tags[i]
    const [word = '', ...wider] = words
    if (!tag || nameOf(tag) === '') continue
    names[word] = { name: nameOf(tag), wider: [...(names[word]?.wider ?? []), ...wider] }
  }
  return names
}

/** In words with hyphens between them. */
function nameOf({ slug, label }: Tag): string {
  const words = (label ?? '').toLowerCase().split(/[\s_]+/)
  return slug || words.filter(Boolean).join('-')
}

/** For each tag its word and those of the wider tags. */
function wordsOfTags(tags: readonly Tag[]): string[][] {
  const parents = parentsOf(tags)
  const wordsById = new Map(tags.map((tag) => [tag.id, tagWord(nameOf(tag))]))
  return tags.map(({ id }) =>
    [id, ...ancestorsOf(id, parents)].flatMap((each) => wordsById.get(each) || []),
  )
}

/** The files name parents, children, or both. */
function parentsOf(tags: readonly Tag[]): Map<string, Set<string>> {
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
