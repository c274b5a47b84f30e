import { type CardObject, type Catalogue, openCatalogue, readCardObject } from '@manafolio/search'
import { buildSample } from '../cards/sample.ts'
import { type LiveCatalogue, liveCatalogue } from '../lib/live-catalogue.ts'
import { sampleFile } from './test-app.ts'

/** Printings of commanders that most tests do without. */
export const commanderCard = {
  facelessOne: '25564fba-5765-457b-8dd3-f26b877221b8',
  prismaticPiper: 'a69e6d8f-f742-4508-a83a-38ae84be228c',
  claraOswald: '50c0b868-a688-4ccb-97b7-58fd424a7864',
  /** Blue and red. */
  tenthDoctor: 'f0e7d3ae-e15a-4e5c-8c9e-f90aa334b0cd',
  /** Banned in Commander. */
  leovold: '49bb0ad3-1082-41f1-82a4-52a4006cc9b6',
  golos: '1fa48620-4c3d-4f75-be1f-c12c4aa59f51',
  /** All colors, with a mana value of 1. */
  nickFury: '3aa6fc02-ef76-426b-accd-6c0ef88b2a5e',
  /** A companion of decks with odd mana values. */
  obosh: '4a0116c9-ee0f-435a-a599-96cc04a994b3',
  /** Comes out after the day of the test clock. */
  arzakon: '8c1f9d0e-52a7-4f6d-9b3c-2d6a7c1e4f50',
} as const

const asksForColor = (name: string) =>
  `If ${name} is your commander, choose a color before the game begins.`

type Facts = Partial<CardObject> & { allowed?: string }

const cards: Record<keyof typeof commanderCard, Facts> = {
  facelessOne: {
    name: 'Faceless One',
    type_line: 'Legendary Enchantment Creature — Background',
    oracle_text: `${asksForColor('Faceless One')}\nChoose a Background`,
  },
  prismaticPiper: {
    name: 'The Prismatic Piper',
    type_line: 'Legendary Creature — Shapeshifter',
    oracle_text: `${asksForColor('The Prismatic Piper')}\nPartner`,
  },
  claraOswald: {
    name: 'Clara Oswald',
    type_line: 'Legendary Creature — Human Advisor',
    oracle_text: `Impossible Girl — ${asksForColor('Clara Oswald')}\nDoctor's companion`,
  },
  tenthDoctor: {
    name: 'The Tenth Doctor',
    type_line: 'Legendary Creature — Time Lord Doctor',
    color_identity: ['R', 'U'],
  },
  leovold: {
    name: 'Leovold, Emissary of Trest',
    type_line: 'Legendary Creature — Elf Advisor',
    color_identity: ['B', 'G', 'U'],
    allowed: 'banned',
  },
  golos: {
    name: 'Golos, Tireless Pilgrim',
    type_line: 'Legendary Artifact Creature — Scout',
    color_identity: ['B', 'G', 'R', 'U', 'W'],
    allowed: 'banned',
  },
  nickFury: {
    name: 'Nick Fury, Agent of S.H.I.E.L.D.',
    mana_cost: '{W}',
    cmc: 1,
    type_line: 'Legendary Creature — Human Spy Hero',
    color_identity: ['B', 'G', 'R', 'U', 'W'],
  },
  obosh: {
    name: 'Obosh, the Preypiercer',
    type_line: 'Legendary Creature — Hellion Horror',
    color_identity: ['B', 'R'],
    keywords: ['Companion'],
    oracle_text: 'Companion — Your starting deck has only lands and cards of odd mana values.',
  },
  arzakon: {
    name: 'Arzakon',
    type_line: 'Legendary Creature — Demon',
    released_at: '2026-11-13',
    allowed: 'not_legal',
  },
}

/** The sample with these cards too. */
export async function withCommanderCards(): Promise<Catalogue> {
  const { builder, origin } = await buildSample([sampleFile])
  for (const key of Object.keys(commanderCard)) builder.add(cardOf(key as keyof typeof cards)) // its keys
  return openCatalogue(builder.build({ ...origin, fingerprint: 'commanders' }))
}

export async function liveCommanderCards(): Promise<LiveCatalogue> {
  return liveCatalogue(await withCommanderCards())
}

function cardOf(key: keyof typeof commanderCard): CardObject {
  const { allowed = 'legal', ...facts } = cards[key]
  const card = readCardObject({
    oracle_id: `oracle of ${key}`,
    mana_cost: '{5}',
    cmc: 5,
    colors: [],
    color_identity: [],
    oracle_text: '',
    legalities: legalities(allowed),
    set: 'cmm',
    set_name: 'Commander Masters',
    collector_number: key,
    rarity: 'rare',
    lang: 'en',
    games: ['paper'],
    finishes: ['nonfoil'],
    released_at: '2023-08-04',
    prices: {},
    ...facts,
    id: commanderCard[key],
  })
  if (!card) throw new Error(`${key} is no card`)
  return card
}

function legalities(commander: string): Record<string, string> {
  const isOut = commander !== 'not_legal'
  return {
    ...{ modern: 'not_legal', standardbrawl: 'not_legal', pauper: 'not_legal' },
    ...{ commander, vintage: isOut ? 'legal' : 'not_legal' },
    oathbreaker: isOut ? 'legal' : 'not_legal',
  }
}
