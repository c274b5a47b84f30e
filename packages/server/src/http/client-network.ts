import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** A household or a rented server has a whole /64 of IPv6 addresses to choose from. */
const ipv6Prefix = 64

/**
 * What identifies anonymous clients when attempts are counted: the IPv4 address, also
 * when it is written as IPv6, or the /64 network of an IPv6 address.
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, ipv6Prefix)
}
