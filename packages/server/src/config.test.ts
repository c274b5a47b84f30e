import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const secret = 'x'.repeat(32)

/** The lines about what is wrong. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError)
      return error.message
        .split('\n')
        .slice(1)
        .map((l) => l.trim())
    throw error
  }
  return []
}

describe('defaults', () => {
  test('nothing has to be set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      database: { file: resolve('data/manafolio.db') },
      postgres: { poolSize: 10, connectMs: 8000, statementMs: 60_000, idleTransactionMs: 60_000 },
      backups: { folder: resolve('data/backups'), everyMs: undefined, keep: 7 },
      cardServiceUrl: 'https://api.scryfall.com',
      cardBulkFile: undefined,
      cardTagFiles: [],
      cardRulingsFile: undefined,
      cardLanguages: [],
      cardDataUrl: '/card-data',
      refreshesCards: true,
      registration: 'open',
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: 'Manafolio <no-reply@localhost>',
      sessionSecret: undefined,
      affiliate: { baseUrl: null, propertyId: 'manafolio' },
      trustsProxy: false,
      healthToken: undefined,
      logLevel: 'info',
    })
  })

  test('an empty variable is as if it were not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}))
  })

  test('the public address follows the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test('variables of other programs do not matter', () => {
    expect(readConfig({ EDITOR: 'vi', SHLVL: '1' })).toEqual(readConfig({}))
  })
})

describe('what is set', () => {
  test('is used', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://cards@db.example.org/cards',
      DATABASE_STANDBY_URL: 'postgres://standby.example.org/cards',
      SESSION_SECRET: secret,
      PUBLIC_URL: 'https://cards.example.org',
      TRUST_PROXY: 'on',
      CARD_REFRESH: 'off',
      AFFILIATE_BASE_URL: 'https://partner.example.org/c/1',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      database: { url: 'postgres://cards@db.example.org/cards' },
      standby: { url: 'postgres://standby.example.org/cards', maxLagMs: 10_000 },
      sessionSecret: secret,
      publicUrl: 'https://cards.example.org',
      trustsProxy: true,
      refreshesCards: false,
      affiliate: { baseUrl: 'https://partner.example.org/c/1', propertyId: 'manafolio' },
    })
  })

  test('backups are made as often as it says', () => {
    const { backups } = readConfig({
      BACKUP_DIR: '/backups',
      BACKUP_EVERY: '12h',
      BACKUP_KEEP: '3',
    })
    expect(backups).toEqual({ folder: resolve('/backups'), everyMs: 12 * 60 * 60 * 1000, keep: 3 })
  })

  test('languages of names are sorted, each once and without English', () => {
    const { cardLanguages } = readConfig({ CARD_LANGUAGES: ' ja, DE,en,ja' })
    expect(cardLanguages).toEqual(['de', 'ja'])
  })

  test('folders and files are found from where the server starts', () => {
    const config = readConfig({
      DATA_DIR: 'elsewhere',
      CARD_BULK_FILE: '../cards.jsonl.gz',
      CARD_TAGS_FILE: '../oracle-tags.jsonl.gz, art-tags.jsonl',
      CARD_RULINGS_FILE: '../rulings.jsonl.gz',
    })
    expect(config.dataDir).toBe(resolve('elsewhere'))
    expect(config.cardBulkFile).toBe(resolve('../cards.jsonl.gz'))
    expect(config.cardRulingsFile).toBe(resolve('../rulings.jsonl.gz'))
    expect(config.cardTagFiles).toEqual(
      ['../oracle-tags.jsonl.gz', 'art-tags.jsonl'].map((path) => resolve(path)),
    )
  })
})

describe('problems', () => {
  test.each([
    ['PORT', 'web', 'must be a number'],
    ['PORT', '80.5', 'must be a whole number'],
    ['PORT', '70000', 'must be from 1 to 65535'],
    ['CARD_SERVICE_URL', 'api.scryfall.com', 'must be an http or https address'],
    ['CARD_DATA_URL', 'card-data', 'must be /card-data or an http or https address'],
    ['CARD_REFRESH', 'hourly', 'must be daily or off'],
    [
      'CARD_LANGUAGES',
      'de,klingon',
      'must be codes of languages with commas between them, such as de,ja; there are de, fr, it, es, pt, ja, ko, ru, zhs, zht, he, la, grc, ar, sa, ph, qya',
    ],
    ['PUBLIC_URL', 'ftp://example.org', 'must be an http or https address'],
    ['SMTP_URL', 'mail.example.org', 'must be an smtp:// address'],
    ['BACKUP_EVERY', 'daily', 'must be a number and m, h or d, such as 12h'],
    ['BACKUP_KEEP', '0', 'must be 1 or more'],
    ['DATABASE_CONNECT_TIMEOUT', '0', 'must be at least 1 seconds'],
    ['DATABASE_STANDBY_LAG', '2', 'must be at least 3 seconds'],
    ['DATABASE_STANDBY_LAG', '101', 'must be at most 100 seconds'],
    ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
  ])('%s=%s %s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${problem}`])
  })

  test('a database that is not PostgreSQL is refused', () => {
    const env = { DATABASE_URL: 'mysql://localhost/cards', SESSION_SECRET: secret }
    expect(problemsOf(env)).toEqual(['DATABASE_URL: must be a postgres:// address'])
  })

  test('processes that share a database need a common secret', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://localhost/cards' })).toEqual([
      'SESSION_SECRET: is required with DATABASE_URL, the same for every process',
    ])
  })

  test('a standby is one of a PostgreSQL', () => {
    expect(problemsOf({ DATABASE_STANDBY_URL: 'postgres://standby/cards' })).toEqual([
      'DATABASE_STANDBY_URL: needs DATABASE_URL, which is of the primary',
    ])
  })

  test('a public https address needs the proxy that speaks TLS', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://cards.example.org' })).toEqual([
      'TRUST_PROXY: must be on when PUBLIC_URL is https, since a proxy then speaks TLS',
    ])
  })

  test('all of them are reported at once', () => {
    const problems = problemsOf({
      PORT: 'web',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'postgres://localhost/cards',
      PUBLIC_URL: 'https://cards.example.org',
    })
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'SESSION_SECRET',
      'TRUST_PROXY',
    ])
  })

  test('the value of a secret is not repeated', () => {
    expect(problemsOf({ SESSION_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
  })
})
