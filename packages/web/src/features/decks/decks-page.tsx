export function DecksPage() {
  return null
}
