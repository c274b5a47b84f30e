const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** A text as it can stand in XML, which has no way to say most control characters. */
export function xmlText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, (character) => escapes.get(character) ?? character)
}

/** An element without content. */
export function xmlElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)
  return `<${[name, ...written].join(' ')}/>`
}
