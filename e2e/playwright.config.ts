import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, devices, type Project } from '@playwright/test'
import { bulkFile } from './bulk-file.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { onlyLocalhostInFirefox } from './firefox/preferences.ts'
import { prepare } from './preparation.ts'

/** `stories` of every change, `long` ones of `npm run test:long`, and the stories for Firefox. */
const suite = process.env.E2E_SUITE ?? 'stories'
await prepare(suite)

const root = resolve(import.meta.dirname, '..')
const { E2E_PORT: port, E2E_FULL_PORT: fullPort, E2E_DATA_DIR: dataDir = '' } = process.env

function server(name: string, at: string | undefined, env: Record<string, string>) {
  return {
    command: 'node packages/server/dist/main.js',
    cwd: root,
    url: `${urlOf(at)}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      PORT: String(at),
      HOST: 'localhost',
      DATA_DIR: join(dataDir, name),
      CARD_REFRESH: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PUBLIC_URL: urlOf(at),
      // Each test comes from an address of its own, so that throttles do not meet.
      TRUST_PROXY: 'on',
      ...env,
    },
  }
}

function urlOf(at: string | undefined): string {
  return `http://localhost:${at}`
}

/** Playwright drives an installed Firefox over WebDriver BiDi, on the channel of that name. */
const firefox = {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: resolve(import.meta.dirname, 'firefox/proxy.mjs'),
    firefoxUserPrefs: onlyLocalhostInFirefox,
  },
}

const hasFullData = suite === 'long' && existsSync(bulkFile)

const projects: Record<string, Project[]> = {
  stories: [{ name: 'stories', testDir: './stories' }],
  long: [
    { name: 'long', testDir: './long', testIgnore: /full-data/ },
    { name: 'colors', testDir: './stories', grep: /@barriers/ },
    { name: 'full', testDir: './long', testMatch: /full-data/, use: { baseURL: urlOf(fullPort) } },
  ],
  firefox: [{ name: 'firefox', testDir: './stories', grep: /@firefox/, use: firefox }],
}

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: urlOf(port),
    // Recording costs a fifth of the time; E2E_TRACE=on is for who looks for a fault.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: chromiumArguments },
  },
  projects: projects[suite] ?? [],
  webServer: [
    server('sample', port, {}),
    ...(hasFullData ? [server('full', fullPort, { CARD_BULK_FILE: bulkFile })] : []),
  ],
})
