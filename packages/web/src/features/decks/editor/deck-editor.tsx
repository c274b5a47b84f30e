export function DeckEditor() {
  return null
}
