/** What the words of a column mean, by their keys. */
export type Words<Value> = ReadonlyMap<string, Value>

/** Later tables overrule earlier ones. */
export function words<Value>(...tables: readonly Readonly<Record<string, Value>>[]): Words<Value> {
  return new Map(tables.flatMap((table) => Object.entries(table)))
}

/** What stays of a word when its spelling does not matter: near_mint, NearMint and Near Mint are one. */
export function wordKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'x', 'proxy'])

export function isYes(text: string): boolean {
  return yes.has(wordKey(text))
}
