import type { CookieSerializeOptions } from '@fastify/cookie'

export interface OwnCookie {
  name: string
  options: CookieSerializeOptions
}

/**
 * A cookie that no script reads and no other site sends. Under https its name has the prefix that
 * lets browsers take it from this host only, so that a sister host can't plant one (RFC 6265bis,
 * 4.1.3.2).
 */
export function ownCookie(name: string, { publicUrl }: { publicUrl: string }): OwnCookie {
  const secure = publicUrl.startsWith('https:')
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  }
}
