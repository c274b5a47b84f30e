const ligatures: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '−': '-',
  '–': '-',
  '—': '-',
}

/** Lower case without accents, ligatures and typographic quotes; punctuation stays. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœßøđł’‘“”−–—]/g, (letter) => ligatures[letter] ?? letter)
}

/**
 * A name as people type it: folded, without punctuation, hyphens as spaces and "&" between words as
 * "and", though not in "R&D". "Lim-Dûl's Vault" becomes "lim duls vault".
 */
export function foldName(name: string): string {
  return squeeze(
    fold(name)
      .replace(/[-/]/g, ' ')
      .replace(/(?<=\s)&(?=\s)/g, 'and')
      .replace(/(?<=\w{2})&(?=\w{2})/g, ' and '),
  )
}

/** As foldName, but with hyphens and "&" left out, so that "limdul" is found too. */
export function foldNameJoined(name: string): string {
  return squeeze(fold(name).replace(/[-&]/g, '').replace(/\//g, ' '))
}

/** Words without hyphens, underscores and spaces, for values that people write with or without. */
export function withoutSeparators(text: string): string {
  return text.replace(/[-_\s]/g, '')
}

function squeeze(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{N}\s_+&]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
