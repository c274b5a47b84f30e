import type { Catalogue } from '@manafolio/search'
import { LRUCache } from 'lru-cache'

export interface ByteCache<Key> {
  get(catalogue: Catalogue, key: Key): Buffer | undefined
  set(catalogue: Catalogue, key: Key, bytes: Buffer): void
}

/**
 * Bytes that were made of a catalogue, up to a size for each: the least used go first, and all of them
 * with their catalogue.
 */
export function byteCache<Key extends string | number>(maxSize: number): ByteCache<Key> {
  const caches = new WeakMap<Catalogue, LRUCache<Key, Buffer>>()
  const cacheOf = (catalogue: Catalogue) => {
    const cache = caches.get(catalogue) ?? new LRUCache<Key, Buffer>({ maxSize, sizeCalculation })
    caches.set(catalogue, cache)
    return cache
  }
  return {
    get: (catalogue, key) => cacheOf(catalogue).get(key),
    set: (catalogue, key, bytes) => cacheOf(catalogue).set(key, inOwnMemory(bytes)),
  }
}

/** A character may take two bytes. */
function sizeCalculation({ byteLength }: Buffer, key: string | number): number {
  return byteLength + 2 * String(key).length
}

/** Short buffers are parts of larger blocks, which would stay in memory with them. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
