import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, devices, type Project } from '@playwright/test'
import { bulkFile, isOnFullData } from './bulk-file.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { onlyLocalhostInFirefox } from './firefox/preferences.ts'
import { prepare } from './preparation.ts'

/**
 * `stories` run for every change; `long`, `speed` and some stories in Firefox with `npm run test:long`.
 * `screenshots` makes the pictures of the contact sheet.
 */
const suite = process.env.E2E_SUITE ?? 'stories'
await prepare(suite)

const root = resolve(import.meta.dirname, '..')
const { E2E_PORT: port, E2E_FULL_PORT: fullPort, E2E_DATA_DIR: dataDir = '' } = process.env

/** Pictures are compared with those of another day. */
const isOnFixedClock = suite === 'screenshots'
const preload = `--import ${pathToFileURL(resolve(import.meta.dirname, 'fixed-clock.mjs'))}`

/** Playwright passes the environment to the servers, which treat empty variables as unset. */
const unset = {
  AFFILIATE_BASE_URL: '',
  AFFILIATE_PROPERTY_ID: '',
  CARD_BULK_FILE: '',
  CARD_DATA_URL: '',
  CARD_SERVICE_URL: '',
  DATABASE_URL: '',
  MAIL_FROM: '',
  REGISTRATION: '',
  SESSION_SECRET: '',
  SMTP_URL: '',
}

function server(name: string, at: string | undefined, env: Record<string, string>) {
  return {
    command: 'node packages/server/dist/main.js',
    cwd: root,
    url: `${urlOf(at)}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      ...unset,
      PORT: String(at),
      HOST: 'localhost',
      DATA_DIR: join(dataDir, name),
      CARD_REFRESH: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PUBLIC_URL: urlOf(at),
      // Each test has its own IP address, so that they do not share rate limits.
      TRUST_PROXY: 'on',
      ...env,
    },
  }
}

function urlOf(at: string | undefined): string {
  return `http://localhost:${at}`
}

/** Playwright drives an installed Firefox over WebDriver BiDi, through the channel of that name. */
const firefox = {
  ...devices['Desktop Firefox'],
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: resolve(import.meta.dirname, 'firefox/proxy.mjs'),
    firefoxUserPrefs: onlyLocalhostInFirefox,
  },
}

const projects: Record<string, Project[]> = {
  stories: [{ name: 'stories', testDir: './stories' }],
  long: [
    { name: 'long', testDir: './long', testIgnore: /full-data/ },
    // The states of all pages are in long/accessibility, in both colors.
    { name: 'colors', testDir: './stories', grep: /@barriers/, testIgnore: /pages\.spec/ },
    { name: 'full', testDir: './long', testMatch: /full-data/, use: { baseURL: urlOf(fullPort) } },
  ],
  screenshots: [
    {
      name: 'screenshots',
      testDir: './screenshots',
      testMatch: /\.spec\.ts$/,
      timeout: 180_000, // six pictures each
    },
  ],
  speed: [{ name: 'speed', testDir: './speed', use: { baseURL: urlOf(fullPort) } }],
  firefox: [{ name: 'firefox', testDir: './stories', grep: /@firefox/, use: firefox }],
}

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: suite === 'speed' ? 1 : 2, // what is timed has the machine to itself
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: urlOf(port),
    actionTimeout: 30_000, // below the timeout of a test, so that the action and its log are reported
    // Tracing takes a fifth of the time; set E2E_TRACE=on to debug.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // it would fetch all files of the app in each test
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: chromiumArguments },
  },
  projects: projects[suite] ?? [],
  webServer: [
    server('sample', port, isOnFixedClock ? { FIXED_CLOCK: 'on', NODE_OPTIONS: preload } : {}),
    ...(isOnFullData(suite) && bulkFile
      ? [server('full', fullPort, { CARD_BULK_FILE: bulkFile })]
      : []),
  ],
})
