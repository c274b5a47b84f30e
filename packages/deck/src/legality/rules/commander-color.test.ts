import { expect, test } from 'vitest'
import { type DeckText, deckOf } from '../../test/legality/decks.ts'
import { expectFindings, findingsOf, onlyFinding } from '../../test/legality/findings.ts'

const faceless = 'Faceless One'
const piper = 'The Prismatic Piper'
const clara = 'Clara Oswald'
const doctor = 'The Tenth Doctor'

const led = (commander: string, deck: Partial<DeckText> = {}): DeckText => ({
  format: 'commander',
  commander,
  ...deck,
})

test.each([faceless, piper, clara])('%s asks for a color, and for nothing else', (commander) => {
  const main = ['1 Lightning Bolt', '1 Counterspell']
  expectFindings(led(commander, { main }), [`commander_color: ${commander}`])
})

test('the color that fits the cards best is offered first, the others in order, each by a button', () => {
  const main = ['1 Duress', '1 Dark Ritual', '1 Llanowar Elves', '20 Swamp']
  expect(onlyFinding(led(faceless, { main }))).toMatchObject({
    severity: 'error',
    message: 'Choose a color for Faceless One: it counts in the color identity of the deck.',
    cites: 'CR 903.4',
    fixes: [
      { label: 'Choose black', change: { cards: [], facts: { commanderColor: 'B' } } },
      { label: 'Choose white', change: { cards: [], facts: { commanderColor: 'W' } } },
      { label: 'Choose blue' },
      { label: 'Choose red' },
      { label: 'Choose green' },
    ],
  })
})

test('the chosen color counts in the color identity', () => {
  const main = ['1 Lightning Bolt', '1 Counterspell']
  const deck = led(piper, { main, commanderColor: 'R' })
  expectFindings(deck, ['identity: Counterspell'])
  const finding = onlyFinding(deck)
  expect(finding.message).toBe(
    'Counterspell (blue) is outside the color identity of The Prismatic Piper (red).',
  )
})

test('a color is chosen for the second commander too, and adds to the colors of the first', () => {
  const main = [`1 ${clara} #commander`, '1 Llanowar Elves', '1 Counterspell', '1 Duress']
  expectFindings(led(doctor, { main }), [`commander_color: ${clara}`])
  expectFindings(led(doctor, { main, commanderColor: 'G' }), ['identity: Duress'])
})

test('a color that was chosen for another commander does not count', () => {
  const main = ['1 Counterspell']
  const deck = led('Isamaru, Hound of Konda', { main, commanderColor: 'U' })
  expectFindings(deck, ['identity: Counterspell'])
})

test('a card among the others asks for no color', () => {
  expectFindings(led('Isamaru, Hound of Konda', { main: [`1 ${faceless}`] }))
})

test('Faceless One leads alone, with a Background, or as the Background of another', () => {
  const color = { commanderColor: 'B' } as const
  expectFindings(led(faceless, color))
  expectFindings(led(faceless, { ...color, main: ['1 Raised by Giants #commander'] }))
  const wilson = 'Wilson, Refined Grizzly'
  expectFindings(led(wilson, { ...color, main: [`1 ${faceless} #commander`, '1 Duress'] }))
  const isamaru = ['1 Isamaru, Hound of Konda #commander']
  expectFindings(led(faceless, { commanderColor: 'W', main: isamaru }), [
    `commander_pair: ${faceless} + Isamaru, Hound of Konda`,
  ])
})

test('The Prismatic Piper has partner, Clara Oswald a Doctor', () => {
  const color = { commanderColor: 'U' } as const
  expectFindings(led(piper, { ...color, main: ['1 Tymna the Weaver #commander'] }))
  expectFindings(led(clara, { ...color, main: [`1 ${doctor} #commander`] }))
  expectFindings(led(clara, { ...color, main: ['1 Tymna the Weaver #commander'] }), [
    `commander_pair: ${clara} + Tymna the Weaver`,
  ])
})

test('the color stays where the commander beside goes, and goes with its own', () => {
  const golos = 'Golos, Tireless Pilgrim'
  const fixOf = (text: DeckText) => {
    const banned = findingsOf(deckOf(text)).find(({ rule }) => rule === 'banned')
    return banned?.fixes[0]
  }
  const beside = led(golos, { main: [`1 ${golos}`, `1 ${piper} #commander`], commanderColor: 'U' })
  expect(fixOf(beside)).toMatchObject({
    change: { facts: { commanderName: piper, commanderColor: 'U' } },
  })
  expect(fixOf({ ...beside, main: [`1 ${golos}`] })).toMatchObject({
    change: { facts: { commanderName: null, commanderColor: null } },
  })
})
