/** Categories of cards and tags of decks are labels: those that differ in case only are the same. */
export function labelKey(label: string): string {
  return label.toLowerCase()
}

export function areDifferentLabels(labels: readonly string[]): boolean {
  return new Set(labels.map(labelKey)).size === labels.length
}

/** Each label once; of those that are the same the first stays. */
export function distinctLabels(labels: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const label of labels) {
    const key = labelKey(label)
    if (!byKey.has(key)) byKey.set(key, label)
  }
  return [...byKey.values()]
}
