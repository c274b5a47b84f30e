import { cardDataPath } from '@manafolio/contract'
import type { CardDataService } from './card-data-service.ts'
import { createMirror } from './mirror.ts'
import { createPublicService } from './public-service.ts'

const services = new Map<string, CardDataService>()

/** The one service of a base, so that all who ask it share its requests and its pace. */
export async function serviceOf(base: string): Promise<CardDataService> {
  return services.get(base) ?? keep(base, await openService(base))
}

/** Who uses our mirror does not download the throttle. */
async function openService(base: string): Promise<CardDataService> {
  if (base === cardDataPath) return createMirror(base)
  const { default: pThrottle } = await import('p-throttle')
  return createPublicService(base, pThrottle)
}

/** Two who asked while it was opened get the same one. */
function keep(base: string, opened: CardDataService): CardDataService {
  const service = services.get(base) ?? opened
  services.set(base, service)
  return service
}
