import { snapshotFormat } from '@manafolio/search'
import { fetchPublished } from './publish.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { findPublished } from './store.ts'

/** Puts to use what another process published. True when the newest catalogue is in use then. */
export type PickUp = () => Promise<boolean>

export function pickUpOf(deps: RefreshDeps): PickUp {
  const { db, catalogue, snapshotFile, log } = deps
  /** What can't be had here; it is not read again and again. */
  let unusable: string | undefined
  return async () => {
    const published = await findPublished(db, snapshotFormat)
    if (!published) return false
    const { fingerprint } = published
    if (fingerprint === catalogue.current().meta.fingerprint) return true
    if (fingerprint === unusable) return false
    unusable = fingerprint
    const fetched = await fetchPublished(deps, published, snapshotFile)
    if (!fetched) {
      log.warn({ file: fingerprint }, 'the catalogue that another process made is not here')
      return false
    }
    unusable = undefined
    catalogue.replace(fetched)
    log.info({ file: fingerprint }, 'card data of another process taken over')
    return true
  }
}
