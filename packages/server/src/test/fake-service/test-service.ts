import { pino } from 'pino'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BulkFile, type CardService, cardService } from '../../cards/service/card-service.ts'
import type { ServiceNeeds } from '../../cards/service/service-needs.ts'
import { type FakeOptions, type FakeService, fakeService } from './fake-service.ts'

/** A fake service for all tests of a block, which is well-behaved when each of them begins. */
export function useFakeService(options: FakeOptions = {}): () => FakeService {
  let fake: FakeService | undefined
  const get = () => {
    if (!fake) throw new Error('the fake service is there in the tests, not before them')
    return fake
  }
  beforeAll(async () => {
    fake = await fakeService(options)
  })
  afterEach(() => get().reset())
  afterAll(() => fake?.close())
  return get
}

/** The client of a fake service. It never waits, and reports how long it would have waited. */
export function testClient(fake: Pick<FakeService, 'url'>, needs: Partial<ServiceNeeds> = {}) {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const log = pino({ level: 'silent' })
  const service = cardService({ url: fake.url, pause, log, random: () => 0.5, ...needs })
  return { ...service, pauses }
}

/** What is to be downloaded now. */
export async function newest(service: Pick<CardService, 'bulkFile'>): Promise<BulkFile> {
  const file = await service.bulkFile('default_cards', null)
  if (file === 'unchanged') throw new Error('nobody had asked before')
  return file
}
