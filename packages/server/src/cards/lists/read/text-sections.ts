/** The parts of a list that headings begin. */
export type ListSection =
  | 'about'
  | 'deck'
  | 'sideboard'
  | 'commander'
  | 'signature_spell'
  | 'companion'
  | 'maybeboard'
  | 'tokens'

/** Words that stand alone in a line; those for a kind of card say nothing of the part it is in. */
const headings: ReadonlyMap<string, ListSection | 'same'> = new Map([
  ...all('about', ['about', 'metadata', 'shop']),
  ...all('deck', ['deck', 'main', 'main deck', 'maindeck', 'mainboard']),
  ...all('deck', ['mazo', 'mazzo', 'колода', 'デッキ', '덱', '套牌']),
  ...all('sideboard', ['sideboard', 'side board', 'réserve', 'banquillo', 'reserva']),
  ...all('sideboard', ['сайдборд', 'サイドボード', '사이드보드', '备牌', '備牌']),
  ...all('commander', ['commander', 'commanders', 'oathbreaker', 'oathbreakers']),
  ...all('commander', ['kommandeur', 'comandante', 'commandant', 'командир', '統率者']),
  ...all('commander', ['커맨더', '指挥官', '指揮官']),
  ...all('signature_spell', ['signature spell', 'signature spells', 'signaturespell']),
  ...all('companion', ['companion', 'companions', 'gefährte', 'compañero', 'compagno']),
  ...all('companion', ['compagnon', 'companheiro', '相棒', '단짝', '行侣', '行侶']),
  ...all('maybeboard', ['maybeboard', 'considering']),
  ...all('tokens', ['tokens', 'planes', 'schemes', 'avatar', 'dungeon', 'attractions']),
  ...all('tokens', ['contraptions', 'conspiracy']),
  ...all('same', ['creatures', 'lands', 'instants', 'sorceries', 'artifacts', 'enchantments']),
  ...all('same', ['planeswalkers', 'battles', 'spells', 'other spells', 'other']),
  ...all('same', ['creature', 'land', 'instant', 'sorcery', 'artifact', 'enchantment']),
  ...all('same', ['planeswalker', 'battle', 'instants and sorceries', 'instants/sorceries']),
])

const longestHeading = 60

/** “Creatures (12)”, “Lands: 36”, “Sideboard - 15 cards” */
const counted = /\s*[-–:]?\s*\(?\d+(?: cards?)?\)?$/i

/** Parts of a card or two: behind a heading for a kind of card comes the deck. */
const leaders: readonly ListSection[] = ['commander', 'signature_spell', 'companion']

/** The part of a list that begins or continues with this line; undefined when it is no heading. */
export function headingOf(text: string, section: ListSection): ListSection | undefined {
  if (text.length > longestHeading) return undefined
  const word = text
    .replace(/^(\/\/|#+|\[)\s*/, '')
    .replace(/\s*\]$/, '')
    .replace(/:$/, '')
    .replace(counted, '')
    .replace(/:$/, '')
  const heading = headings.get(word.trim().toLowerCase())
  if (heading === 'same') return leaders.includes(section) ? 'deck' : section
  return heading
}

/**
 * The part that a word stands for, as a category or before a colon; kinds of cards stand for none.
 */
export function sectionCalled(word: string): ListSection | undefined {
  const section = headings.get(word.trim().toLowerCase())
  return section === 'same' ? undefined : section
}

/** Whether a part is of cards that lead the deck, so that another pile of it has others. */
export function isOfLeaders(section: ListSection): boolean {
  return leaders.includes(section)
}

function all<Value extends ListSection | 'same'>(
  section: Value,
  written: readonly string[],
): [string, ListSection | 'same'][] {
  return written.map((word) => [word, section])
}
