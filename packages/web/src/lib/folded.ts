/** Text without case and accents, for comparing: “Élan” becomes “elan”. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
