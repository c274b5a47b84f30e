import type { Card } from '@manafolio/contract'

const labels = ['Cheapest', 'Most Expensive', 'Fanciest'] as const

export type VersionLabel = (typeof labels)[number]

/** For cards that share a name, labels by their position in the list, keyed by printing id. */
export function versionLabels(cards: readonly Card[]): Map<string, VersionLabel> {
  const byName = new Map<string, Card[]>()
  for (const card of cards) byName.set(card.name, [...(byName.get(card.name) ?? []), card])
  const named = new Map<string, VersionLabel>()
  for (const versions of byName.values()) {
    if (versions.length < 2) continue
    versions.slice(0, labels.length).forEach(({ id }, position) => {
      const label = labels[position]
      if (label) named.set(id, label)
    })
  }
  return named
}
