import { cardObject } from '../card-objects.ts'

/** Names with accents, signs and numbers, or of many faces. */
export const strangeNames = [
  ...[
    '+2 Mace',
    '1996 World Champion',
    '_____',
    'Ach! Hans, Run!',
    'Aether Vial',
    'Borrowing 100,000 Arrows',
    'Circle of Protection: Red',
    'El-Hajjâj',
    'Hazmat Suit (Used)',
    'Jötun Grunt',
    'Kongming, "Sleeping Dragon"',
    "Look at Me, I'm R&D",
    'Minsc & Boo, Timeless Heroes',
    'Mr. Orfeo, the Boulder',
    'Ratonhnhaké:ton',
    'Séance',
    'The Ultimate Nightmare of Wizards of the Coast® Customer Service',
    "Urza's Saga",
  ].map((name) => cardObject({ name })),
  cardObject({
    name: 'Who // What // When // Where // Why',
    layout: 'split',
    card_faces: ['Who', 'What', 'When', 'Where', 'Why'].map((name) => ({ name })),
  }),
]
