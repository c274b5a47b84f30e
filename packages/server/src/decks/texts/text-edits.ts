import { type DeckTexts, deckTextNames, type TextEdit, type TextEdits } from '@manafolio/contract'

/** What leads from some texts of a deck to others; null where they are the same. */
export function textEditsOf(before: DeckTexts, after: DeckTexts): TextEdits | null {
  const changed = deckTextNames.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return null
  return Object.fromEntries(
    changed.map((name) => [name, editOf(before[name] ?? '', after[name] ?? '')]),
  )
}

/** The texts before an edit. */
export function withoutEdits(after: DeckTexts, edits: TextEdits | null): DeckTexts {
  const texts = { ...after }
  for (const name of deckTextNames) {
    const edit = edits?.[name]
    if (edit) texts[name] = undone(texts[name] ?? '', edit) || null
  }
  return texts
}

/** All between the part at the beginning and the part at the end that both have. */
function editOf(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before[at] === after[at]) at++
  if (isHighSurrogate(before.charCodeAt(at - 1))) at--
  let atEnd = 0
  while (
    atEnd < shorter - at &&
    before[before.length - 1 - atEnd] === after[after.length - 1 - atEnd]
  )
    atEnd++
  if (isLowSurrogate(before.charCodeAt(before.length - atEnd))) atEnd--
  return {
    at,
    removed: before.slice(at, before.length - atEnd),
    added: after.slice(at, after.length - atEnd),
  }
}

function undone(after: string, { at, removed, added }: TextEdit): string {
  return after.slice(0, at) + removed + after.slice(at + added.length)
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
