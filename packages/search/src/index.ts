export type { AdviceMeasures, PlayedCard } from './catalogue/advice.ts'
export * from './catalogue/builder.ts'
export { namesIn, otherNamesOf } from './catalogue/card-names.ts'
export { type CardObject, readCardObject } from './catalogue/card-object.ts'
export * from './catalogue/catalogue.ts'
export { allColors, colorlessMana } from './catalogue/colors.ts'
export { type ImageUris, unpackImages } from './catalogue/images.ts'
export { legalities } from './catalogue/legality.ts'
export { type PrintedNames, readPrintedNames } from './catalogue/printed-names.ts'
export { fanciness, noPrice, printingFlag } from './catalogue/printing-facts.ts'
export type { CardRecord, PrintingRecord } from './catalogue/records.ts'
export { isReversible } from './catalogue/reversibles.ts'
export { type RulingObject, readRulingObject, rulingsOf } from './catalogue/rulings.ts'
export {
  decodeSnapshot,
  encodeSnapshot,
  encodeSource,
  openSnapshot,
  snapshotFormat,
} from './catalogue/snapshot.ts'
export type { Steps, Stretch } from './catalogue/steps.ts'
export { readTagObject, type TagObject } from './catalogue/tags.ts'
export { traitsOf } from './catalogue/traits/table.ts'
export { type Completion, type Completions, complete, ownNamesAt } from './explain/complete.ts'
export { listNameCompletions } from './explain/name-completions.ts'
export { type Syntax, syntax } from './explain/syntax.ts'
export { formatTitle } from './filters/format.ts'
export { finishCents, finishesOf } from './holdings/finishes.ts'
export {
  copiesOfCard,
  copiesOfPrinting,
  type Held,
  type Holdings,
  holdingsOf,
} from './holdings/holdings.ts'
export type { DeckRow, UserDecks } from './holdings/user-decks.ts'
export { formatManaCost, readManaCost } from './mana/cost-text.ts'
export type { ManaCost } from './mana/mana-cost.ts'
export { symbolManaValue } from './mana/symbol-value.ts'
export { isHybridSymbol, isPhyrexianSymbol, manaSymbols, symbolColors } from './mana/symbols.ts'
export * from './query/index.ts'
export { hasRow } from './rows/row-set.ts'
export { type DeckRowsFound, findInDeck } from './run/find-in-deck.ts'
export { printingLike } from './run/like-named-printing.ts'
export { type CardsPage, listCards } from './run/list-cards.ts'
export { type HeldList, type HeldRequest, listHeld } from './run/list-held.ts'
export { printingNamed } from './run/named-printing.ts'
export {
  isOtherName,
  nameWordsOf,
  otherNameWith,
  printingsBearing,
} from './run/other-names.ts'
export { pickCard } from './run/pick-card.ts'
export { type RelatedCard, relatedCards } from './run/related-cards.ts'
export * from './run/search.ts'
export { type SetFacts, setFacts } from './run/set-facts.ts'
export { type Tags, tagsOf } from './run/tags-of.ts'
export { usesDecks, usesHoldings } from './run/uses-holdings.ts'
export { isDigitalIn, languageOf, oddnessOf, usualPrinting } from './run/usual-printing.ts'
export { warningsOfQuery } from './run/warnings.ts'
export { foldName } from './text/fold.ts'
export { type RecordPool, readRecord, recordBytes } from './text/record-pool.ts'
export { rowText } from './text/text-column.ts'
