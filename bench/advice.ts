import { existsSync } from 'node:fs'
import { type AdditionFigures, figuresOf, measureAdditions } from './advice/additions.ts'
import { readAdviceWorld } from './advice/advice-world.ts'
import { readBenchDecks } from './advice/bench-decks.ts'
import {
  type CutFigures,
  type IntruderFigures,
  measureCuts,
  measureIntruders,
} from './advice/cuts.ts'
import { type LandFigures, measureLands } from './advice/lands.ts'
import { percentile } from './measure.ts'
import { printTable } from './table.ts'

const { ADVICE_DECKS: decksFile = '', CARD_BULK_FILE: bulkFile = '' } = process.env

if (existsSync(decksFile) && existsSync(bulkFile)) await measureAdvice()
else {
  console.log(
    'This bench needs ADVICE_DECKS and CARD_BULK_FILE: paths of decks and of a bulk file.',
  )
  process.exitCode = 1
}

async function measureAdvice() {
  const world = await readAdviceWorld(bulkFile)
  const decks = await readBenchDecks(decksFile, world)
  const inCommander = decks.filter(({ format }) => format === 'commander')
  const trials = decks.map((deck) => ({
    format: deck.format,
    trials: measureAdditions(world, deck),
  }))
  const figures = (isOne: (format: string) => boolean) =>
    figuresOf(trials.filter(({ format }) => isOne(format)).flatMap((one) => one.trials))
  const formats = [...new Set(decks.map(({ format }) => format))].sort()
  printAdditions(formats.map((format) => [format, figures((one) => one === format)]))
  printLands(
    formats.map((format) => [
      format,
      measureLands(
        world,
        decks.filter((deck) => deck.format === format),
      ),
    ]),
  )
  const cuts = measureCuts(world, inCommander)
  printCuts(cuts)
  printIntruders(
    formats
      .filter((format) => format !== 'commander')
      .map((format) => [
        format,
        measureIntruders(
          world,
          decks.filter((one) => one.format === format),
        ),
      ]),
  )
  const [commander, constructed] = [true, false].map((has) =>
    figures((format) => (format === 'commander') === has),
  )
  if (commander && constructed) console.log(JSON.stringify(summaryOf(commander, constructed, cuts)))
}

function printAdditions(rows: readonly (readonly [string, AdditionFigures])[]) {
  printTable(
    'Ten random nonland cards taken out of each deck (half of them where there are fewer than twenty), with five\n' +
      'seeds: which of them are among the first suggestions? Candidates are all cards that are legal in the format,\n' +
      "within the color identity, not in the rest of the deck, and no basic lands. Beside it, EDHREC's rank alone.",
    [
      ['format', 'r@20', 'r@50', 'r@100', 'MRR', 'rank r@20', 'r@50', 'r@100', 'MRR'].concat(
        'counted',
        'distinct',
        'p50 ms',
        'p99 ms',
      ),
      ...rows.map(([format, { advice, rank, counted, distinct, times }]) => [
        format,
        ...[advice, rank].flatMap(({ r20, r50, r100, mrr }) => [r20, r50, r100, mrr]).map(decimals),
        decimals(counted),
        String(distinct),
        ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(1)),
      ]),
    ],
  )
}

function printLands(rows: readonly (readonly [string, LandFigures])[]) {
  printTable(
    'How many whole decks are told that they have too few lands for their curve, or too many, themes aside?',
    [
      ['format', 'decks', 'too few', 'too many'],
      ...rows.map(([format, { decks, tooFew, tooMany }]) => [
        format,
        String(decks),
        decimals(tooFew),
        decimals(tooMany),
      ]),
    ],
  )
}

function printCuts({ auc, precision, tribe, staples }: CutFigures) {
  printTable(
    'Cuts in Commander: ten cards of the same popularity that share none of the twelve strongest themes are put into\n' +
      'each deck. Without them, how many of the first ten cuts are of its tribe (a subtype that twelve cards are or\n' +
      'make and three mention), or among the hundred most played cards that it may have?',
    [
      ['', 'AUC', 'precision@10', 'tribe', 'staples'],
      ['cuts', ...[auc, precision, tribe, staples].map(decimals)],
    ],
  )
}

function printIntruders(rows: readonly (readonly [string, IntruderFigures])[]) {
  printTable(
    'Cuts with sixty cards: the same with playsets, ten of them or half as many as the deck has different nonland\n' +
      'cards. The precision is that of as many first cuts.',
    [
      ['format', 'AUC', 'precision'],
      ...rows.map(([format, { auc, precision }]) => [format, ...[auc, precision].map(decimals)]),
    ],
  )
}

function summaryOf(commander: AdditionFigures, constructed: AdditionFigures, cuts: CutFigures) {
  const times = [...commander.times, ...constructed.times]
  return {
    commander: { ...rounded(commander.advice), rank20: round(commander.rank.r20) },
    constructed: { r20: round(constructed.advice.r20), rank20: round(constructed.rank.r20) },
    cuts: {
      auc: round(cuts.auc),
      p10: round(cuts.precision),
      tribe: round(cuts.tribe),
      staples: round(cuts.staples),
    },
    ms: Math.round(percentile(times, 0.5) * 10) / 10,
  }
}

function rounded({ r20, r50, r100, mrr }: AdditionFigures['advice']) {
  return { r20: round(r20), r50: round(r50), r100: round(r100), mrr: round(mrr) }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function decimals(value: number): string {
  return value.toFixed(3)
}
