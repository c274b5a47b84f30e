/** Letters without case and accents, so that texts can be compared: “Élan” is “elan”. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
