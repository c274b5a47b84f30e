import { isIPv4, isIPv6 } from 'node:net'

/**
 * Enough of an address for its owner to know the network, too little to name a household: three of
 * the four numbers of IPv4 (`203.0.113.*`), the first 48 of the 128 bits of IPv6 (`2001:db8:85a3:*`).
 * Null for what is no address.
 */
export function shortenedAddress(address: string): string | null {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.*`
  const plain = address.replace(/%.*$/, '') // without the zone of a link-local one
  if (!isIPv6(plain)) return null
  const groups = groupsOf(plain)
  const [mapped, last] = [groups.slice(0, 6).join(':'), groups.slice(6)]
  if (mapped === '0:0:0:0:0:ffff') return shortenedAddress(bytesOf(last).join('.'))
  return `${groups.slice(0, 3).join(':')}:*`
}

/** All eight groups; a URL writes any spelling of an address in the one of RFC 5952. */
function groupsOf(address: string): string[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [listOf(left), listOf(right ?? '')]
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}

function listOf(groups: string): string[] {
  return groups === '' ? [] : groups.split(':')
}

function bytesOf(groups: string[]): number[] {
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
}
