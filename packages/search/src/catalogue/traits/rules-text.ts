import type { Face } from './faces.ts'

const itself =
  /\bthis (?:artifact|aura|card|creature|enchantment|equipment|land|permanent|spell|vehicle)\b/gi

/**
 * The rules text of a face for comparisons: without reminder text, "~" for the card itself (old
 * texts use its name, new ones "this land"), and "enters" for "enters the battlefield".
 */
export function rulesText({ name, oracle_text }: Pick<Face, 'name' | 'oracle_text'>): string {
  if (!oracle_text) return ''
  return oracle_text
    .replace(/ *\([^)]*\)/g, '')
    .replaceAll(name, '~')
    .replace(itself, '~')
    .replaceAll(' enters the battlefield', ' enters')
    .trim()
}
