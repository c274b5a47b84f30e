import type { CardFace } from '@manafolio/contract'

/** How the faces of cards show that they have something, such as a role. */
export interface FacePatterns {
  /** Faces with this type line, in lower case, have it whatever their text. */
  type?: RegExp
  /** Faces of this type line never have it. */
  notType?: RegExp
  /**
   * The rules text of a face: lower case, no reminder text, ~ for the card. One pattern is enough.
   */
  text?: readonly RegExp[]
  /** Removed from the text first, since it looks like it but is not. */
  besides?: readonly RegExp[]
  /** A creature with at least this power has it when its text matches one of these. */
  power?: { from: number; text: RegExp }
}

export type FaceText = Pick<CardFace, 'name' | 'typeLine' | 'oracleText' | 'power'>

/** A face as patterns read it. */
export interface ReadFace {
  type: string
  rules: string
  power: number
}

export type FaceTest = (face: ReadFace) => boolean

export function readFace(face: FaceText): ReadFace {
  return {
    type: face.typeLine.toLowerCase(),
    rules: ownRulesText(face).toLowerCase(),
    power: Number(face.power ?? Number.NaN),
  }
}

/**
 * The rules text without reminders, and with ~ for the card. Names may contain words of the rules; a name
 * with a title is also used without it.
 */
export function ownRulesText({ oracleText, name }: Pick<FaceText, 'name' | 'oracleText'>): string {
  const [short = name] = name.split(',')
  return oracleText
    .replace(/ ?\([^()]*\)/g, '')
    .replaceAll(name, '~')
    .replaceAll(short, '~')
}

export function faceTest({ type, notType, text, besides, power }: FacePatterns): FaceTest {
  const shows = oneOf(text)
  const looksLike = oneOf(besides, 'g')
  return (face) => {
    if (notType?.test(face.type)) return false
    if (type?.test(face.type)) return true
    if (power && face.power >= power.from && power.text.test(face.rules)) return true
    if (!shows?.test(face.rules)) return false
    return !looksLike || shows.test(face.rules.replace(looksLike, ''))
  }
}

/** Matches any of the patterns. */
function oneOf(patterns: readonly RegExp[] | undefined, flags = ''): RegExp | undefined {
  return patterns && new RegExp(patterns.map(({ source }) => source).join('|'), `m${flags}`)
}
