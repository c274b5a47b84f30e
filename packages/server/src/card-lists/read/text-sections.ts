/** The parts of a list that headings begin. */
export type ListSection =
  | 'about'
  | 'deck'
  | 'sideboard'
  | 'commander'
  | 'companion'
  | 'maybeboard'
  | 'tokens'

/** Words that stand alone in a line; those for a kind of card say nothing of the part it is in. */
const headings: ReadonlyMap<string, ListSection | 'same'> = new Map([
  ...all('about', ['about', 'metadata']),
  ...all('deck', ['deck', 'main', 'main deck', 'maindeck', 'mainboard']),
  ...all('sideboard', ['sideboard', 'side board']),
  ...all('commander', ['commander', 'commanders', 'kommandeur', 'comandante', 'commandant']),
  ...all('companion', ['companion', 'companions', 'gefährte', 'compañero', 'compagno']),
  ...all('maybeboard', ['maybeboard', 'considering']),
  ...all('tokens', ['tokens']),
  ...all('same', ['creatures', 'lands', 'instants', 'sorceries', 'artifacts', 'enchantments']),
  ...all('same', ['planeswalkers', 'battles', 'spells', 'other spells', 'other']),
])

/** The part of a list that begins with this line, or goes on; undefined when it is no heading. */
export function headingOf(text: string, section: ListSection): ListSection | undefined {
  const word = text
    .replace(/^(\/\/|#|\[)\s*/, '')
    .replace(/\s*\]$/, '')
    .replace(/:$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/:$/, '')
  const heading = headings.get(word.trim().toLowerCase())
  return heading === 'same' ? section : heading
}

function all<Value extends ListSection | 'same'>(
  section: Value,
  written: readonly string[],
): [string, ListSection | 'same'][] {
  return written.map((word) => [word, section])
}
