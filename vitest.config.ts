import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config'

/** What takes long runs by itself: `npm run test:long`. */
const isLongRun = process.env.TEST_LONG === 'true'

/** Hashing passwords is slow by design, and more so on a busy machine. */
const timeouts = { testTimeout: isLongRun ? 120_000 : 30_000, hookTimeout: 60_000 }

/** What still runs of another file's pages would meet the stopped clock of these. */
const onFakeClock = ['src/features/decks/suggestions/suggested-for.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    provide: { isLongRun },
    projects: [
      nodeProject('contract'),
      nodeProject('deck'),
      nodeProject('search'),
      nodeProject('server', './src/test/global-setup.ts'),
      webProject('web', { exclude: onFakeClock }),
      webProject('web on a fake clock', { include: onFakeClock, isolate: true }),
    ],
  },
})

/** Test files of these packages share loaded modules, which is twice as fast: no module holds state. */
function nodeProject(name: string, ...globalSetup: string[]): TestProjectConfiguration {
  const test = { name, ...filesOf(name), globalSetup, isolate: false, ...timeouts }
  return { root: folder(name), test }
}

/**
 * Pages are tested as they are built. All files share one document and the loaded modules, since
 * loading React, Mantine and the pages for each file takes longer than the tests; src/test/set-up.ts
 * empties what they share. Nothing moves, as for people who prefer that.
 */
function webProject(
  name: string,
  { include, exclude = [], isolate = false }: WebFiles,
): TestProjectConfiguration {
  const viteConfig = `${folder('web')}/vite.config.ts`
  const test: TestProjectInlineConfiguration['test'] = {
    name,
    ...withFiles(filesOf('web'), { include, exclude }),
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    isolate,
    env: { TZ: 'America/New_York' },
    setupFiles: ['./src/test/set-up.ts'],
    ...timeouts,
  }
  return { root: folder('web'), test, ...(existsSync(viteConfig) && { extends: viteConfig }) }
}

interface WebFiles {
  include?: string[]
  exclude?: string[]
  isolate?: boolean
}

function withFiles(files: WebFiles, { include, exclude = [] }: WebFiles) {
  if (include) return { include: isLongRun ? [] : include }
  return { ...files, exclude: [...(files.exclude ?? []), ...exclude] }
}

function filesOf(name: string): WebFiles {
  const long = 'src/**/*.long.test.{ts,tsx}'
  if (isLongRun) return { include: [long, ...filesWithMoreInLongRun(name)] }
  return { include: ['src/**/*.test.{ts,tsx}'], exclude: [long] }
}

/** They try properties more often there, or run on PostgreSQL as well. */
function filesWithMoreInLongRun(name: string): string[] {
  const files = readdirSync(join(folder(name), 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => /'fast-check'|onOneEngine\(/.test(contentOf(join(folder(name), file))))
}

function contentOf(file: string): string {
  return readFileSync(file, 'utf8')
}

function folder(name: string): string {
  return fileURLToPath(new URL(`packages/${name}`, import.meta.url))
}
