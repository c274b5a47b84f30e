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
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

const e2e = fileURLToPath(new URL('e2e', import.meta.url))

export default defineConfig({
  test: {
    maxWorkers: 2,
    provide: { isLongRun },
    projects: [
      nodeProject('card-art'),
      nodeProject('contract'),
      nodeProject('deck'),
      nodeProject('search'),
      nodeProject('server', 'src/test/global-setup.ts'),
      webProject(),
      { root: e2e, test: { name: 'e2e', include: ['screenshots/*.test.ts'], ...timeouts } },
    ],
  },
})

/** Test files of these packages share loaded modules, which is twice as fast: no module holds state. */
function nodeProject(name: string, ...globalSetup: string[]): TestProjectConfiguration {
  const setup = { globalSetup: globalSetup.map((file) => join(folder(name), file)) }
  const test = { name, ...filesOf(name), ...setup, isolate: false, ...timeouts }
  return { root: folder(name), test }
}

/**
 * Pages are tested as they are built. All files share one document and the loaded modules, since
 * loading React, Mantine and the pages for each file takes longer than the tests; src/test/set-up.ts
 * empties what they share. Nothing moves, as for people who prefer that.
 */
function webProject(): TestProjectConfiguration {
  const viteConfig = `${folder('web')}/vite.config.ts`
  const test: TestProjectInlineConfiguration['test'] = {
    name: 'web',
    ...filesOf('web'),
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    isolate: false,
    env: { TZ: 'America/New_York' },
    setupFiles: [join(folder('web'), 'src/test/set-up.ts')],
    ...timeouts,
  }
  return { root: folder('web'), test, ...(existsSync(viteConfig) && { extends: viteConfig }) }
}

function filesOf(name: string) {
  const long = 'src/**/*.long.test.{ts,tsx}'
  if (isLongRun) return { include: [long, ...filesWithMoreInLongRun(name)] }
  return { include: ['src/**/*.test.{ts,tsx}'], exclude: [long] }
}

/** They try properties more often there, or run on PostgreSQL as well. */
function filesWithMoreInLongRun(name: string): string[] {
  const files = readdirSync(join(folder(name), 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file).replaceAll('\\', '/')) // as a pattern
    .filter((file) => /'fast-check'|onOneEngine\(/.test(contentOf(join(folder(name), file))))
}

function contentOf(file: string): string {
  return readFileSync(file, 'utf8')
}

function folder(name: string): string {
  return fileURLToPath(new URL(`packages/${name}`, import.meta.url))
}
