/** Enough to recognize an address, too little to write to it: `k***@example.org`. */
export function maskedAddress(address: string): string {
  return address.replace(/^(.).*@/, '$1***@')
}

/**
 * Addresses anywhere in a text are masked. The lengths are those of RFC 5321, so that a text without
 * any takes no longer than its length.
 */
const addresses = /[\w.+'%-]{1,64}@(?=[\w-]{1,63}\.[\w.-]{0,190}[a-z]{2})/gi

/** The secret half of links, cookies and connection strings. */
const secrets: readonly [RegExp, string][] = [
  [/\b(token|password|secret|invite|setup)=[^\s"&\\]+/gi, '$1=***'],
  [/(manafolio_)[\w-]{20,}/g, '$1***'],
  [/(manafolio\.(?:sid|device)=)[^\s";\\]+/g, '$1***'],
  [/(:\/\/[^\s:/@"]{1,128}):[^\s/@"]{1,256}@/g, '$1:***@'],
]

/**
 * The last net under the log: whatever a library puts into an error, a line has no full address and
 * no secret. Code does not rely on it, and logs neither.
 */
export function redacted(line: string): string {
  const withoutSecrets = secrets.reduce((text, [secret, mask]) => text.replace(secret, mask), line)
  return withoutSecrets.replace(addresses, (local) => `${local[0]}***@`)
}
