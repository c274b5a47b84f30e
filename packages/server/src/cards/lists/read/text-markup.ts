/**
 * What notes, messages and Markdown put around the text of a line, in the order in which it is taken
 * away: bullets, the numbers of a numbered list, check boxes, emphasis and links. There is a card called _____.
 */
const markup: readonly [written: RegExp, text: string][] = [
  [/^(?:[-–—*•·+>] )+(?=\S)/, ''],
  [/^\d{1,3}[.)] (?=\S)/, ''],
  [/^\[[ x]\] (?=\S)/i, ''],
  [/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g, '$1'],
  [/^(?<head>#+ )?(?<mark>\*|_{1,2})(?<text>[^*_\s](?:[^*_]*[^*_\s])?)\k<mark>$/, '$<head>$<text>'],
  [/\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]/g, '$1'],
  [/\[([^[\]]+)\]\(https?:\/\/[^()\s]*\)/g, '$1'],
]

/** A line of text without what only shows it in another way. White space is single. */
export function withoutMarkup(line: string): string {
  return markup.reduce((text, [written, plain]) => text.replace(written, plain), line)
}
