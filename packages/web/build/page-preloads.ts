import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { getCardPage, getNamedCardPage } from '../../contract/src/card-page.ts'
import { type Page, type PagePreloads, pagePreloadsFile, pages } from '../../contract/src/pages.ts'
import { getSetPage, listSetSummaries } from '../../contract/src/sets.ts'
import { writeWhole } from './write-whole.ts'

interface Needs {
  /** The modules that show it. */
  modules: readonly string[]
  /**
   * The API path that it requests first, where visitors see the page too; $names are its parameters. A page that
   * needs a session may show the sign-in instead: then a refusal would wait for the first request after that.
   */
  data?: string
}

/** On every page of a user: without it, no key does anything. */
const signedInParts = 'app/frame/signed-in-parts.tsx'
const cardModules = ['features/card/card-page.tsx']
const cardPath = pathOf(getCardPage)

/** The pages that people open first. */
const needs: Partial<Record<Page, Needs>> = {
  [pages.home]: {
    modules: ['features/search/search-page.tsx', 'features/search/results/search-results.tsx'],
  },
  [pages.collection]: {
    modules: ['features/collection/collection-page.tsx'],
  },
  [pages.deckBuilding]: {
    modules: ['features/decks/browse/decks-page.tsx'],
  },
  [pages.deck]: {
    modules: ['features/decks/browse/decks-page.tsx', 'features/decks/editor/deck-editor.tsx'],
  },
  [pages.card]: { modules: cardModules, data: `${cardPath}?slug=$slug` },
  [pages.cardWithoutSlug]: { modules: cardModules, data: cardPath },
  [pages.namedCard]: {
    modules: cardModules,
    data: pathOf(getNamedCardPage),
  },
  [pages.sets]: {
    modules: ['features/sets/sets-page.tsx'],
    data: listSetSummaries.path,
  },
  [pages.set]: {
    modules: ['features/sets/set-page.tsx'],
    data: pathOf(getSetPage),
  },
}

/**
 * Lists what each of those pages needs first, so that the server can name it in the page: otherwise browsers
 * learn of it from the scripts, one after the other.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const manifest: Manifest = JSON.parse(
        await readFile(join(dir, '.vite/manifest.json'), 'utf8'),
      )
      const entry = filesOf(manifest, ['index.html'])
      const preloads = Object.entries(needs).map(([page, { modules, data }]) => {
        const isPublic = data !== undefined
        const needed = isPublic ? modules : [...modules, signedInParts]
        const keys = needed.map((path) => `src/${path}`)
        const files = [...filesOf(manifest, keys)].filter((file) => !entry.has(file))
        return [page, { tags: tagsOf(files, data), isPublic }] as const
      })
      const content: PagePreloads = Object.fromEntries(preloads)
      await writeWhole(
        join(dir, pagePreloadsFile),
        new TextEncoder().encode(JSON.stringify(content)),
      )
    },
  }
}

/** With its parameters as those of a page, which have the same names. */
function pathOf({ path }: { path: string }): string {
  return path.replace(/:(\w+)/g, '$$$1')
}

/** The scripts and style sheets of modules, with those that they import. */
function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    for (const file of chunk.css ?? []) found.add(file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}

function tagsOf(files: readonly string[], data: string | undefined): string {
  const ofFiles = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  const ofData =
    data && `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${data}">`
  return [ofData, ...ofFiles].join('')
}
