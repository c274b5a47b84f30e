/**
 * A new change id (changeIdHeader of the contract): a version 4 UUID. Pages that are not served over
 * https have no crypto.randomUUID.
 */
export function newChangeId(): string {
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** RFC 9562, 5.4: four version bits, two variant bits, the rest is random. */
export function uuidOf(random: Uint8Array): string {
  const bytes = [...random]
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
