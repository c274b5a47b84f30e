import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const root = resolve(import.meta.dirname, '..')
const port = Number(process.env.E2E_PORT ?? 3310)
const bulkFile = resolve(root, '../shared/data/default-cards.jsonl.gz')
const executablePath = process.env.CHROMIUM_PATH

// The workers read this file too; they must not make folders of their own.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'manafolio-e2e-'))

function server(name: string, at: number, env: Record<string, string>) {
  return {
    command: 'node packages/server/dist/main.js',
    cwd: root,
    url: `http://localhost:${at}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      PORT: String(at),
      HOST: 'localhost',
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', name),
      CARD_REFRESH: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PUBLIC_URL: `http://localhost:${at}`,
      // Each test comes from an address of its own, so that throttles do not meet.
      TRUST_PROXY: 'on',
      ...env,
    },
  }
}

const hasFullData = existsSync(bulkFile)

export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/browser.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Recording costs a fifth of the time; E2E_TRACE=on is for who looks for a fault.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'sample', testIgnore: /full-data/ },
    {
      name: 'full',
      testMatch: /full-data/,
      use: { baseURL: `http://localhost:${port + 1}` },
    },
  ],
  webServer: [
    server('sample', port, {}),
    ...(hasFullData ? [server('full', port + 1, { CARD_BULK_FILE: bulkFile })] : []),
  ],
})
