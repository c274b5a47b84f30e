import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { search } from '@manafolio/search'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFakeService } from '../../test/fake-service/test-service.ts'
import type { SiteProcess } from '../../test/site-process.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'
import { worldOf } from '../rules.ts'

const dayMs = 24 * 60 * 60 * 1000
const fake = useFakeService()
let site: TestSite

beforeEach(async () => {
  site = await testSite('sqlite')
})
afterEach(() => site.remove())

async function started(languages: readonly string[] = ['de', 'ja']) {
  return site.start({ from: { url: fake().url }, languages })
}

function total({ live }: SiteProcess, query: string): number {
  const request = { query, mode: 'prints', page: 1, pageSize: 60 } as const
  return search(live.current(), request, worldOf(site.clock.now())).total
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(join(site.dataDir, 'card-files', folder))
}

const allCards = () => fake().requests.filter(({ path }) => /all-cards-\d+/.test(path)).length

test('cards are found by their names in the chosen languages', async () => {
  const process = await started()
  await process.look()
  for (const name of ['Blitzschlag', '稲妻', '!blitzschlag', '!稲妻', 'name=稲妻', '妻']) {
    expect(total(process, `${name} e:lea`), name).toBe(1)
    expect(total(process, `${name} -"lightning bolt"`), name).toBe(0)
  }
  const delver = total(process, '!"Delver of Secrets"')
  expect(total(process, '!"Verirrung der Insekten"')).toBe(delver)
  expect(total(process, '!"Forscher nach Geheimnissen // Verirrung der Insekten"')).toBe(delver)
  expect(total(process, 'Foudre')).toBe(0)
  expect(process.live.current().meta.nameLanguages).toEqual(['de', 'ja'])
})

test('names are not read without being asked for', async () => {
  const process = await started([])
  await process.look()
  expect(process.live.status().source).toBe('bulk')
  expect(total(process, 'Blitzschlag')).toBe(0)
  expect(allCards()).toBe(0)
})

test('only the names stay on the disk, and a restart needs nothing', async () => {
  const process = await started()
  await process.look()
  expect(await filesIn('all_cards')).toEqual([])
  expect(await filesIn('names')).toEqual(['2026-08-14.de,ja.jsonl'])
  await process.stop()
  fake().behave({ answers: 'unavailable' })
  expect(total(await started(), '稲妻')).toBeGreaterThan(0)
})

test('newer cards get the names read before, as long as these are recent', async () => {
  const process = await started()
  await process.look()
  expect(allCards()).toBe(1)
  await fake().serve({ updatedAt: '2026-08-16T21:05:11+00:00' })
  site.clock.moveForward(2 * dayMs)
  await process.look()
  expect(process.live.status().pricesAsOf).toBe('2026-08-16')
  expect(total(process, 'Blitzschlag')).toBeGreaterThan(0)
  expect(allCards()).toBe(1)
})

test('a service that has no names for us today harms nothing else', async () => {
  const onUpdate = ({ step }: { step: string }) => {
    if (step === 'fetching') fake().behave({ answers: 'unavailable' })
  }
  const process = await site.start({ from: { url: fake().url }, languages: ['de'], onUpdate })
  await process.look()
  expect(process.live.status().source).toBe('bulk')
  expect(total(process, 'Blitzschlag')).toBe(0)
  expect(process.logged.join('\n')).toContain('the names fetched before stay')
})
