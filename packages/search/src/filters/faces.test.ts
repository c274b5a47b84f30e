import { describe } from 'vitest'
import { testFinds } from '../test/query-tables.ts'

const [fire, giant] = ['Fire // Ice', 'Bonecrusher Giant // Stomp']
const jace = "Jace, Vryn's Prodigy // Jace, Telepath Unbound"
const valki = 'Valki, God of Lies // Tibalt, Cosmic Impostor'
const rats = 'Nezumi Graverobber // Nighteyes the Desecrator'
const pass = 'Shatterskull Smashing // Shatterskull, the Hammer Pass'
const midgar = 'Midgar, City of Mako // Reactor Raid'
const abbey = 'Westvale Abbey // Ormendahl, Profane Prince'

describe('a split card has the names, costs and colors of both halves, and the sum of their mana values', () => {
  testFinds(
    ['!ice', fire, 'Dusk // Dawn'],
    ['m=1u', fire, 'Expressive Iteration'],
    ['c=ur', fire, 'Lightning Bolt'],
    ['mv=4', fire, 'Expressive Iteration'],
    ['o:tap o:"2 damage"', fire, giant],
  )
})

describe('an adventure adds a name, a cost, a type and a text to its card, but no mana value', () => {
  testFinds(
    ['!stomp', giant, 'Blaze'],
    ['m=1r', giant, 'Blaze'],
    ['t:instant t:giant', giant, 'Lightning Bolt'],
    ['mv=3', giant, fire],
    ['t:land m=2b', midgar, 'Forest'],
    ['mv=0 m=2b', midgar, 'Nazgûl'],
  )
})

describe('a transforming card has the types of both sides, and the colors and cost of its front', () => {
  testFinds(
    ['t:planeswalker t:wizard', jace, 'Liliana of the Veil'],
    ['pow=0 loy=5', jace, 'Tamiyo, Compleated Sage'],
    ['pow=9', abbey, 'Serra Angel'],
    ['t:land t:demon', abbey, 'Forest'],
    ['mv=0', abbey, jace],
    ['pow=4', 'Archangel Avacyn // Avacyn, the Purifier', 'Reaper King'],
    ['c=w', 'Archangel Avacyn // Avacyn, the Purifier', 'Boros Reckoner'],
  )
})

describe('a modal double-faced card has both costs, and the mana value of its front', () => {
  testFinds(
    ['m=5br', valki, 'Nicol Bolas'],
    ['mv=2', valki, 'Boros Reckoner'],
    ['t:sorcery t:land', pass, 'Blaze'],
    ['produces:r', pass, 'Blaze'],
  )
})

describe('a flip card has both names and types, and one cost', () => {
  testFinds(
    ['!"nighteyes the desecrator"', rats, 'Relentless Rats'],
    ['t:rogue t:legendary', rats, 'Relentless Rats'],
    ['m=1b', rats, 'Relentless Rats'],
    ['pow=2', rats, 'Nazgûl'],
  )
})

describe('a melded card is a card of its own, without a cost', () => {
  testFinds(
    ['pt=19', 'Brisela, Voice of Nightmares', 'Gisela, the Broken Blade'],
    ['mv=11', 'Brisela, Voice of Nightmares', 'Gisela, the Broken Blade'],
    ['m>=0', 'Gisela, the Broken Blade', 'Brisela, Voice of Nightmares'],
  )
})
