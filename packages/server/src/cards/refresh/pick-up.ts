import { snapshotFormat } from '@manafolio/search'
import { fetchPublished } from './publish.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { spacedTries } from './spaced-tries.ts'
import { findPublished } from './store.ts'

/** Puts to use what another process published. True when the newest catalogue is in use then. */
export type PickUp = () => Promise<boolean>

export function pickUpOf(deps: RefreshDeps): PickUp {
  const { db, catalogue, snapshotFile, log } = deps
  /** What couldn't be had here, and when to try again: it is much to read in vain. */
  let missed: string | undefined
  const tries = spacedTries(deps)
  return async () => {
    const published = await findPublished(db, snapshotFormat)
    if (!published) return false
    const { fingerprint } = published
    if (fingerprint === catalogue.current().meta.fingerprint) return true
    if (fingerprint !== missed) tries.reset()
    if (!tries.areDue()) return false
    missed = fingerprint
    tries.count()
    const fetched = await fetchPublished(deps, published, snapshotFile)
    if (!fetched) {
      log.warn({ file: fingerprint }, 'the catalogue that another process made is not here')
      return false
    }
    missed = undefined
    catalogue.replace(fetched)
    log.info({ file: fingerprint }, 'card data of another process taken over')
    return true
  }
}
