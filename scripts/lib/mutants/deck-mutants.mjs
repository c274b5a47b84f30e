// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are code snippets.
const src = 'packages/deck/src'
const rules = `${src}/legality/rules`

/** The rules and the numbers of a deck. */
export const deckMutants = {
  [`${rules}/copies.ts`]: [
    ['const allowed = «Math.max(rule.most, ownLimit(frontFace(card.known.card)))»', 'rule.most'],
    ['if («card.copies <= allowed») return []', 'card.copies < allowed'],
    ['const cites = «isInSide(card)» ?', 'false'],
    ['removingSome(deck, card, «card.copies - allowed»)', 'card.copies'],
    ['if («isBasicLand(face)» || anyNumber', 'false'],
    ['|| «anyNumber.test(face.oracleText)») return', 'false'],
    ['return («limit && numbers[limit]») || 0', 'undefined'],
    ["return isInMain ? «' in main deck and sideboard'» :", "' in the sideboard'"],
  ],
  [`${rules}/card-legality.ts`]: [
    ["if («word === 'banned' && bannedAsCompanion.includes(card.name)») return []", 'false'],
    ['if («card.copies <= 1») return []', 'card.copies <= 2'],
    ['if («day > deck.today»)', 'false'],
    ['if («day > deck.today»)', 'day >= deck.today'],
    ['removingSome(deck, card, «copies - 1»)', 'copies'],
  ],
  [`${rules}/color-identity.ts`]: [
    ['isWithin(bitsOf(known.card.colorIdentity), identity)) return «true»', 'false'],
    ["if («entries.every(({ place }) => place === 'commander')») return true", 'false'],
    ['return «freeType !== null» && isBasicLand', 'false'],
    ['«leaders.oneBasicTypeCites && identity === 0» ? mostBasicType', 'identity === 0'],
    ['(«count.copies > most.copies» ? count', 'count.copies < most.copies'],
    ['cites: «isLand» ? landCites', 'false'],
  ],
  [`${rules}/commander-pairs.ts`]: [
    ['if («chosen.length > 2») return', 'chosen.length > 3'],
    ['|| «canLeadTogether(one.card, other.card)») return []', 'true'],
    ['const over = «Math.max(1, chosen.length - 2)»', 'chosen.length'],
  ],
  [`${rules}/commanders.ts`]: [
    ['if («chosen.length === 0») return [missing', 'false'],
    ['const isPaired = «chosen.length > 1» &&', 'true'],
    ["«facts?.legalities[sheet.format] === 'legal'»,", 'true'],
    ['«one.odd - other.odd»', 'other.odd - one.odd'],
  ],
  [`${rules}/sideboard.ts`]: [
    ["copiesOf(«entriesIn(sheet, 'side', 'companion')»)", "entriesIn(sheet, 'side')"],
    ['if («cards <= most») return []', 'cards < most'],
    ['const fits = «copiesOf(mainOf(sheet)) + cards <= size»', 'true'],
    ['const copies = «Math.min(entry.quantity, left)»', 'entry.quantity'],
  ],
  [`${rules}/signature-spells.ts`]: [
    ["return hasType(face, 'Instant') || «hasType(face, 'Sorcery')»", 'false'],
    ['return «identity === undefined» ||', 'true'],
    ['if («oathbreakers.length === 0») return null', 'false'],
    ["«Math.min(2, Math.max(1, entriesIn(deck.sheet, 'commander').length))»", '1'],
  ],
  [`${rules}/companions.ts`]: [
    ['if («cards >= twentyMore») return null', 'cards > twentyMore'],
    ['const tooMany = «chosen.length > 1» ?', 'false'],
    ['if («!isLegal» ||', 'false'],
    ['remainingCopies: «condition.isContentWithOne ? 1 : 0» }', '0'],
  ],
  [`${src}/legality/partners.ts`]: [
    ['(one, other) => «partner.test(one.oracleText)» && partner', 'true'],
    ['namedPartner(one) === other.name && «namedPartner(other) === one.name»', 'true'],
    ['«labelOf(one) !== undefined» &&', 'true'],
    ['isPair(first, second) || «isPair(second, first)»', 'false'],
    ["return hasType(face, 'Legendary') && «hasType(face, 'Background')»", 'true'],
    ['doctorsCompanion.test(one.oracleText) && «doctor.test(other.typeLine)»', 'true'],
  ],
  [`${src}/legality/leaders.ts`]: [
    ["if («front.oracleText.includes('can be your commander')») return true", 'false'],
    ["return «hasType(front, 'Legendary')» && (isCreature", 'true'],
    ['return «isWalker» || canBeCommander(card)', 'false'],
    ["hasType(face, 'Creature') || «creatureElsewhere.test(face.oracleText)»", 'false'],
    ['(«!!face.toughness» ||', 'false'],
  ],
  [`${src}/odds/odds.ts`]: [
    ['[«formatFacts[format].cards >= 100» ? 3 : 2, 5]', 'formatFacts[format].cards > 100'],
    ['byLands.slice(keepsFrom, «keepsTo + 1»)', 'keepsTo'],
    ['calculated(«1 - (1 - keepable) ** 2»)', 'keepable'],
    ['const drawn = «Math.min(handSize, cards)»', 'handSize'],
  ],
  [`${src}/hands/sample-hand.ts`]: [
    ['commanders === null ? «0» : 1', '1'],
    [
      'turn === 1 && «mulligans + 1 - freeMulligans <= drawn»',
      'mulligans - freeMulligans <= drawn',
    ],
    ['library: «[...hand.library, card]»', '[card, ...hand.library]'],
    ['Math.max(0, «deal.mulligans - deal.freeMulligans»)', 'deal.mulligans'],
    ['return «toPutBack === 0» && library.length > 0', 'true'],
    [
      '«[...hand.hand, ...hand.library].sort((a, b) => a.copy - b.copy)»',
      '[...hand.hand, ...hand.library]',
    ],
  ],
  [`${src}/compare/compared-decks.ts`]: [
    ['if («quantity === 0») continue', 'false'],
    ['const key = «`${slotType} ${cardName}`»', 'cardName'],
    ['quantity: «before + quantity» }', 'quantity'],
    ['«one.length === other.length» &&', 'true'],
    ["«cards.every((card) => comparedKindOf(card) === 'same')» &&", 'true'],
  ],
  [`${src}/numbers/mana-sources.ts`]: [
    ['return «isBound» ? made.filter', 'false'],
    ['«isLand(copies.front) ? fetchedBy(copies, lands) : []»', '[]'],
  ],
  [`${src}/cuts/cuts-of.ts`]: [
    ["entry.place === 'main' && «!entry.isLocked»", 'true'],
    ['return «isRequested && !isExact» ? cards + 20', 'isRequested'],
    ['score: «isNeeded(deck, card)» ? sum / 2', 'false'],
    ['if («one.score !== other.score») return', 'false'],
    ['return «lands-- > 0»', 'true'],
  ],
  [`${src}/cuts/cut-deck.ts`]: [
    ['return «have > most» ? have - enough : 0', 'have > enough'],
    ['Math.round(Number(«usd ?? usdFoil») * 100)', 'usd'],
  ],
}
