/**
 * Printings are spread over this many blocks by the first seven bits of their ids, which are random.
 * With more of them SQLite leaves more room empty, with fewer it takes longer to read a printing.
 */
export const blockCount = 128

/** Of each id in the list of a block: the first 16 bytes are the one at place 0. */
const idBytes = 16

/** As the card-data service writes its ids. Other ids have no history. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The block of a printing; undefined when its id is no UUID. */
export function blockOf(scryfallId: string): number | undefined {
  return uuid.test(scryfallId) ? Number.parseInt(scryfallId.slice(0, 2), 16) >> 1 : undefined
}

/** Where the printings of a block stand in its list; ids without their hyphens. */
export function placesOf(ids: Uint8Array): Map<string, number> {
  const hex = Buffer.from(ids.buffer, ids.byteOffset, ids.length).toString('hex')
  const places = new Map<string, number>()
  for (let place = 0; place * idBytes < ids.length; place++) {
    places.set(hex.slice(place * idBytes * 2, (place + 1) * idBytes * 2), place)
  }
  return places
}

export function keyOf(scryfallId: string): string {
  return scryfallId.replaceAll('-', '')
}

/** The list with more printings at its end. */
export function addIds(ids: Uint8Array, keys: readonly string[]): Uint8Array {
  return Buffer.concat([ids, Buffer.from(keys.join(''), 'hex')])
}
