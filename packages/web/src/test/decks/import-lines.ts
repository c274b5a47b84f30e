import { type DeckListLine, type ListedPrinting, unknownLook } from '@manafolio/contract'

/** “Sol Ring” has the id sol-ring. */
export function printingOf(cardName: string, facts: Partial<ListedPrinting> = {}): ListedPrinting {
  return {
    scryfallId: cardName.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    cardName,
    setCode: 'cmr',
    setName: 'Commander Legends',
    collectorNumber: '1',
    ...unknownLook,
    tcgplayerId: 7,
    typeLine: 'Artifact',
    choosesColor: false,
    image: null,
    finishes: ['nonfoil', 'foil'],
    usd: 1.5,
    ...facts,
  }
}

/** A line whose card was found; its text begins with the number of copies. */
export function readyLine(text: string, facts: Partial<DeckListLine> = {}): DeckListLine {
  const [, copies = '1', name = text] = /^(\d+) (.*)$/.exec(text) ?? []
  return {
    line: 1,
    text,
    state: 'ready',
    messages: [],
    quantity: Number(copies),
    slotType: 'main',
    finish: 'nonfoil',
    role: null,
    isCommander: false,
    categories: [],
    note: null,
    parsed: { name, setCode: null, collectorNumber: null, finish: null },
    printing: printingOf(name),
    suggestions: [],
    ...facts,
  }
}

/** A line that no card is found for. */
export function unknownLine(text: string, ...suggestions: string[]): DeckListLine {
  return readyLine(text, {
    state: 'fix',
    messages: [`No card is called “${text.replace(/^\d+ /, '')}”.`],
    printing: null,
    suggestions: suggestions.map((name) => printingOf(name)),
  })
}

export const considered = (text: string) =>
  readyLine(text, {
    state: 'left_out',
    slotType: null,
    messages: ['It is only considered for the deck.'],
  })

export const heading = (text: string): DeckListLine =>
  readyLine(text, {
    state: 'words',
    messages: ['This is a heading.'],
    quantity: null,
    slotType: null,
    printing: null,
  })
