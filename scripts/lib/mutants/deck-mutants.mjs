// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are code snippets.
const src = 'packages/deck/src'
const rules = `${src}/legality/rules`

/** The rules and the numbers of a deck. */
export const deckMutants = {
  [`${rules}/copies.ts`]: [
    [
      'const allowed = «Math.max(rule.most, copiesAllowed(frontFace(card.known.card)))»',
      'rule.most',
    ],
    ['if («card.copies <= allowed») return []', 'card.copies < allowed'],
    ['const cites = «isInSide(card)» ?', 'false'],
    ['removingSome(deck, card, «card.copies - allowed»)', 'card.copies'],
    ["return isInMain ? «' in main deck and sideboard'» :", "' in the sideboard'"],
  ],
  [`${src}/planned/planned-rows.ts`]: [
    ['if («copies < removed.quantity») {', 'false'],
    ['if («copies > limits.deckQuantityMax») {', 'false'],
  ],
  [`${src}/legality/copies-allowed.ts`]: [
    ['if («isBasicLand(face)» || anyNumber', 'false'],
    ['|| «anyNumber.test(face.oracleText)») return', 'false'],
    ['return («limit && numbers[limit]») || 0', 'undefined'],
  ],
  [`${rules}/card-legality.ts`]: [
    ["if («word === 'banned' && rule.bannedAsCompanion.includes(card.name)») return []", 'false'],
    ['«known.length > 0 && !isListed») return', 'false'],
    ["const others = entries.filter(«({ place }) => place !== 'commander'»)", '() => true'],
    ["const leading = entries.filter(«({ place }) => place === 'commander'»)", '() => true'],
    ['if («card.copies <= 1») return []', 'card.copies <= 2'],
    ['&& «rule.hasUnlistedBasics» &&', 'true'],
    ['if («isUnreleased(known.card, known.facts, deck.today)»)', 'false'],
    ['removingSome(deck, card, «copies - 1»)', 'copies'],
  ],
  [`${src}/legality/unreleased.ts`]: [
    ['return «releasedAt > today» &&', 'releasedAt >= today'],
    ["&& «Object.values(legalities).every((word) => word === 'not_legal')»", 'true'],
  ],
  [`${rules}/commander-color.ts`]: [
    ['if («!isColorMissing(sheet)») return []', 'false'],
    ['sort((one, other) => «one.odd - other.odd»)', '0'],
  ],
  [`${src}/commander-colors.ts`]: [
    ['return «colorChoosers(sheet).length > 0» ? sheet', 'true'],
    ['return «chosen === null» ? colors', 'true'],
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
    ['return «word !== undefined && offered.includes(word)»', 'true'],
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
    ['({ card }) => «!card» || fitsIdentity', 'true'],
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
  [`${rules}/size.ts`]: [['if («cards !== other?.cards») return', 'true']],
  [`${src}/legality/leaders.ts`]: [
    ["!hasType(front, 'Creature') || «hasType(front, 'Land')»", 'false'],
    ['return !facts || «facts.wasUncommon === true»', 'true'],
    ["if («front.oracleText.includes('can be your commander')») return true", 'false'],
    ["return «hasType(front, 'Legendary')» && (isCreature", 'true'],
    ['return («isWalker» && isCardOfItsOwn(front, facts)) ||', 'false'],
    ["hasType(face, 'Creature') || «creatureElsewhere.test(face.oracleText)»", 'false'],
    ['(«!!face.toughness» ||', 'false'],
    ["layout === 'meld' && «front.manaCost === ''»)", 'true'],
  ],
  [`${src}/odds/opening-hand.ts`]: [
    ['.filter((_, found) => «isKeepable(found, range)»)', 'true'],
    ['calculated(1 - (1 - keepable) ** «(mulligans + 1)»)', '1'],
    ['Math.max(0, «drawn - cardsToPutBack(mulligans, freeMulligansIn(format))»)', 'drawn'],
    ['averageLands: cards === 0 ? 0 : «(drawn * lands) / cards»', '(handSize * lands) / cards'],
  ],
  [`${src}/odds/color-needs.ts`]: [
    ['if (need.needed > «(needs.get(key)?.needed ?? 0)») needs', '0'],
    ['const extra = «kinds.length > 1» ? 1 : 0', 'false'],
    ['isEnough: lands >= needed || «areAll»', 'false'],
  ],
  [`${src}/hands/keepable.ts`]: [
    ['from: «freeMulligansIn(format) > 0» ? 3 : 2', 'false'],
    ['return lands >= from && «lands <= to»', 'lands < to'],
  ],
  [`${src}/hands/mulligan-rules.ts`]: [
    ['&& «!twoPlayerFormats.includes(format)»', 'true'],
    ['return Math.max(0, «mulligans - freeMulligans»)', 'mulligans'],
  ],
  [`${src}/hands/sample-hand.ts`]: [
    ['return !isKept && «mulligans + 1 - freeMulligans <= drawn» && drawn > 0', 'true'],
    ['library: «[...hand.library, card]»', '[card, ...hand.library]'],
    ['return «toPutBack === 0» && library.length > 0', 'true'],
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
  [`${src}/legality/restricted.ts`]: [
    ["return «restrictions[format] ?? 'one_copy'»", "'one_copy'"],
    ["return «restrictionIn(format) !== 'commander_only'»", 'true'],
  ],
  [`${src}/cuts/cuts-of.ts`]: [
    ['deck.cards.filter(«({ isLeader }) => !isLeader»)', '() => true'],
    ["return «kind === 'constructed'» ? copiesOf(spare) : 1", 'false'],
    ['if («score !== otherScore») return', 'false'],
    ['const third = «Math.ceil(spare.length / 3)»', 'spare.length'],
    ['const isWeak = «at < third» &&', 'true'],
    ['&& «(card.fit?.betterShare ?? 0) >= weakFrom»', 'true'],
    ['if (!isWeak && «left <= 0») return', 'true'],
  ],
  [`${src}/cuts/needed-cards.ts`]: [
    ['return «copies >= playset» ||', 'false'],
    ["«facts?.legalities[format] === 'restricted'» ||", 'false'],
    ['&& «front.manaValue <= fastManaValue»', 'true'],
    ['«rank <= mostPlayed» ||', 'false'],
  ],
  [`${src}/cuts/role-reason.ts`]: [
    ['const isSpare = «usefulRoles.every((role) => surplusOf(deck, role) > 0)»', 'true'],
  ],
  [`${src}/cuts/rules-reason.ts`]: [
    ['return «Math.max(1, ...removed)»', '1'],
    ["|| «finding.severity === 'note'» ||", 'false'],
  ],
  [`${src}/cuts/land-cuts.ts`]: [
    ['|| «other.left - one.left»', '0'],
    ['return lands - «Math.ceil(usual)»', 'Math.floor(usual)'],
    ["«verdict !== 'too_many'» ||", 'false'],
    ['|| «!deck.hasFits» ||', 'false'],
    ['&& «sharing * 10 >= most»', 'sharing * 10 > most'],
  ],
  [`${src}/roles/land-advice.ts`]: [
    ['if («lands - usual >= least») return', 'lands - usual > 0'],
    ['&& «!doesWithoutLands(sheet, lands)» ?', 'true'],
    ['«requiredSize(sheet) > 60» ?', 'false'],
    ['return «isConstructed» &&', 'true'],
    ['&& «isComplete» &&', 'true'],
    ['&& «lands < (fewestLands * size) / 60»', 'lands <= (fewestLands * size) / 60'],
  ],
  [`${src}/roles/land-share.ts`]: [
    ["«facts?.layout === 'modal_dfc'» &&", 'true'],
    ["&& «hasType(back, 'Land')»", 'true'],
  ],
  [`${src}/roles/usual-lands.ts`]: [
    ['const hasLeader = «curve.hasCompanion» ||', 'false'],
    ['|| «formatFacts[format].commanders !== null»', 'false'],
    ['- «(perCheapCard * cheapDrawAndMana) / librarySize»', '0'],
    ['Math.min(mostShare, «Math.max(leastShare, share)»)', 'share'],
    ['- «partialLands»', '0'],
  ],
  [`${src}/required-size.ts`]: [['return «isRequested && !isExact» ? cards + 20', 'isRequested']],
  [`${src}/cuts/cut-deck.ts`]: [
    ['others.filter(«({ isLocked }) => !isLocked»)', '() => true'],
    ['isLeader: «others.length === 0»', 'false'],
    ['Math.round(Number(«usd ?? usdFoil ?? usdEtched») * 100)', 'usd'],
  ],
}
