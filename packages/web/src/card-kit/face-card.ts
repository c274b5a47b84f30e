/** The fields of a printing that a face shows; the contract's Card fits. */
export interface FaceCard extends FaceText {
  rarity: string
  setCode: string
  colorIdentity: readonly string[]
  faces?: readonly FaceText[]
}

export interface FaceText {
  name: string
  manaCost: string
  typeLine: string
  oracleText: string
  power?: string | null
  toughness?: string | null
  loyalty?: string | null
  defense?: string | null
}

/** The front. A split card shows all its halves at once, so it stays whole. */
export function frontOf(card: FaceCard): FaceText {
  if (!card.name.includes(' // ')) return card
  if (isSplit(card)) return wholeOf(card)
  return card.faces?.[0] ?? firstParts(card)
}

/** Every half has a cost, and all are spells or rooms; double-faced cards differ in one of these. */
function isSplit({ name, manaCost, typeLine }: FaceCard): boolean {
  const isSpell = typeLine.split('//').every((part) => /instant|sorcery|room/i.test(part))
  return isSpell && partsOf(manaCost).length === partsOf(name).length
}

function wholeOf(card: FaceCard): FaceText {
  const texts = card.faces?.map((face) => face.oracleText) ?? partsOf(card.oracleText)
  const types = new Set(partsOf(card.typeLine))
  return { ...card, oracleText: texts.join('\n'), typeLine: [...types].join(' // ') }
}

function firstParts(card: FaceCard): FaceText {
  return {
    ...card,
    name: firstPart(card.name),
    manaCost: firstPart(card.manaCost),
    typeLine: firstPart(card.typeLine),
    oracleText: firstPart(card.oracleText),
  }
}

function firstPart(text: string): string {
  return text.split('//')[0]?.trim() ?? ''
}

function partsOf(text: string): string[] {
  return text
    .split('//')
    .map((part) => part.trim())
    .filter(Boolean)
}
