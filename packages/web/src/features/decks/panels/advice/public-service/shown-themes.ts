import type { CardDataCard } from '@manafolio/contract'
import { type Theme, type ThemeId, themeIds, themes } from './themes.ts'

/** The themes that any face of a card has, in table order. */
export function shownThemes(card: CardDataCard): ThemeId[] {
  const faces = facesOf(card)
  return themeIds.filter((id) => faces.some((face) => shows(face, themes[id])))
}

interface Face {
  type: string
  text: string
}

function facesOf(card: CardDataCard): Face[] {
  const whole = { ...card, name: card.name }
  return (card.card_faces?.length ? card.card_faces : [whole]).map((face) => ({
    type: (face.type_line ?? card.type_line ?? '').toLowerCase(),
    text: rulesOf(face.oracle_text ?? '', face.name),
  }))
}

/** A name may contain theme words, as in “Graveyard Trespasser”. */
function rulesOf(oracleText: string, name: string): string {
  const [first = ''] = name.split(',')
  return oracleText
    .replace(/ ?\([^()]*\)/g, '')
    .replaceAll(name, '~')
    .replaceAll(first, '~')
    .toLowerCase()
}

function shows(face: Face, { type, notType, text, besides }: Theme): boolean {
  if (notType?.test(face.type)) return false
  if (type?.test(face.type)) return true
  return text.test(besides ? face.text.replace(besides, '') : face.text)
}
