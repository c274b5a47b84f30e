import { readSample } from '../../cards/sample.ts'

// Not through test-app.ts: this runs outside of Vitest as well.
const sampleFile = new URL('../../../sample/cards.jsonl', import.meta.url)

/** The printings of the sample as lines, and a few tags and rulings of its cards. */
export async function sampleFiles() {
  const cards = await readSample(sampleFile)
  return {
    default_cards: cards.map((card) => JSON.stringify(card)),
    all_cards: [...cards, ...translated(cards)].map((card) => JSON.stringify(card)),
    oracle_tags: tags.oracle.map((tag) => JSON.stringify(tagObject('oracle', tag, cards))),
    rulings: rulings.map((ruling) => JSON.stringify(rulingObject(ruling, cards))),
    art_tags: tags.art.map((tag) => JSON.stringify(tagObject('art', tag, cards))),
  }
}

/** Names of cards of the sample in other languages. */
const printedNames: Record<string, Record<string, string[]>> = {
  'Lightning Bolt': { de: ['Blitzschlag'], ja: ['稲妻'], fr: ['Foudre'] },
  'Goblin Guide': { de: ['Goblin-Pfadfinder'], ja: ['ゴブリンの先達'] },
  'Delver of Secrets // Insectile Aberration': {
    de: ['Forscher nach Geheimnissen', 'Verirrung der Insekten'],
  },
}

/** A printing in each of these languages, as the file of all cards has them. */
function translated(cards: Cards): object[] {
  return Object.entries(printedNames).flatMap(([name, byLanguage]) => {
    const card = cards.find((card) => card.name === name)
    if (!card) throw new Error(`the sample has no ${name}`)
    return Object.entries(byLanguage).map(([lang, names]) => ({
      ...card,
      id: `${card.id.slice(0, -2)}${lang}`,
      lang,
      ...(card.card_faces
        ? { card_faces: card.card_faces.map((face, i) => ({ ...face, printed_name: names[i] })) }
        : { printed_name: names[0] }),
    }))
  })
}

interface Tag {
  id: string
  slug: string
  label: string
  /** The id of the tag above it. */
  parent?: string
  cards: string[]
}

const tags = {
  oracle: [
    {
      id: '5f0c0d4e-2b86-4c55-9d3e-0a1a3c9e7101',
      slug: 'removal',
      label: 'Removal',
      cards: ['Swords to Plowshares'],
    },
    {
      id: '5f0c0d4e-2b86-4c55-9d3e-0a1a3c9e7102',
      slug: 'burn',
      label: 'Burn',
      parent: '5f0c0d4e-2b86-4c55-9d3e-0a1a3c9e7101',
      cards: ['Lightning Bolt'],
    },
    {
      id: '5f0c0d4e-2b86-4c55-9d3e-0a1a3c9e7103',
      slug: 'mana-rock',
      label: 'Mana rock',
      cards: ['Sol Ring'],
    },
  ],
  art: [
    {
      id: '5f0c0d4e-2b86-4c55-9d3e-0a1a3c9e7201',
      slug: 'lightning',
      label: 'Lightning',
      cards: ['Lightning Bolt'],
    },
    {
      id: '5f0c0d4e-2b86-4c55-9d3e-0a1a3c9e7202',
      slug: 'goblin',
      label: 'Goblin',
      cards: ['Goblin Guide'],
    },
  ],
} satisfies Record<string, Tag[]>

interface Ruling {
  card: string
  published_at: string
  comment: string
}

/** In sentences of our own; the first stands on two cards. */
const rulings: Ruling[] = [
  {
    card: 'Sol Ring',
    published_at: '2009-10-01',
    comment: 'It taps for mana as soon as it is there.',
  },
  {
    card: 'Arcane Signet',
    published_at: '2019-10-04',
    comment: 'It taps for mana as soon as it is there.',
  },
  {
    card: 'Lightning Bolt',
    published_at: '2004-10-04',
    comment: 'Damage to a planeswalker takes that many loyalty counters away.',
  },
]

function rulingObject({ card: name, ...ruling }: Ruling, cards: Cards) {
  const card = cards.find((card) => card.name === name)
  if (!card) throw new Error(`the sample has no ${name}`)
  return { object: 'ruling', oracle_id: card.oracle_id, source: 'wotc', ...ruling }
}

type Cards = Awaited<ReturnType<typeof readSample>>

function tagObject(type: keyof typeof tags, tag: Tag, cards: Cards) {
  const key = type === 'oracle' ? 'oracle_id' : 'illustration_id'
  const tagged = cards.filter((card) => tag.cards.includes(card.name))
  const ids = [...new Set(tagged.map((card) => card[key]))].filter(Boolean)
  const children = tags[type].filter((other) => 'parent' in other && other.parent === tag.id)
  return {
    object: 'tag',
    id: tag.id,
    type,
    slug: tag.slug,
    label: tag.label,
    parent_ids: tag.parent ? [tag.parent] : [],
    child_ids: children.map((child) => child.id),
    taggings: ids.map((id) => ({ [key]: id, weight: 'strong' })),
  }
}
