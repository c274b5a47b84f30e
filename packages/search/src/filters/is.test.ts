import { describe } from 'vitest'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('kinds of cards', () => {
  testFinds(
    ['is:split', 'Fire // Ice', 'Bonecrusher Giant // Stomp'],
    ['is:adventure', 'Bonecrusher Giant // Stomp', 'Fire // Ice'],
    ['is:transform', 'Westvale Abbey // Ormendahl, Profane Prince', 'Fire // Ice'],
    ['is:mdfc', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Fire // Ice'],
    ['is:meldpart', 'Gisela, the Broken Blade', 'Brisela, Voice of Nightmares'],
    ['is:meldresult', 'Brisela, Voice of Nightmares', 'Gisela, the Broken Blade'],
    ['is:flip', 'Nezumi Graverobber // Nighteyes the Desecrator', 'Fire // Ice'],
    ['is:dfc', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Bonecrusher Giant // Stomp'],
    ['is:permanent', 'Forest', 'Blaze'],
    ['is:spell', 'Midgar, City of Mako // Reactor Raid', 'Forest'],
    ['is:spell', 'Shatterskull Smashing // Shatterskull, the Hammer Pass', 'Dryad Arbor'],
    ['is:historic', 'Sol Ring', 'Blaze'],
    ['is:outlaw', 'Nezumi Graverobber // Nighteyes the Desecrator', 'Savannah Lions'],
    ['is:vanilla', 'Savannah Lions', 'Wall of Omens'],
    ['is:frenchvanilla', 'Colossal Dreadmaw', 'Savannah Lions'],
    ['is:commander', 'Alesha, Who Smiles at Death', 'Boros Reckoner'],
    ['is:commander', 'Prossh, Skyraider of Kher', 'Westvale Abbey // Ormendahl, Profane Prince'],
    ['is:reserved', "Gaea's Cradle", 'Black Lotus'],
  )
})

describe('a changeling has every creature type, though its type line has none', () => {
  testFinds(
    ['is:party', 'Mirror Entity', 'Savannah Lions'],
    ['is:outlaw', 'Mirror Entity', 'Forest'],
  )
})

describe('kinds of mana in costs', () => {
  testFinds(
    ['is:hybrid', 'Boros Reckoner', 'Alesha, Who Smiles at Death'],
    ['is:hybrid', 'Spectral Procession', 'Gut Shot'],
    ['is:hybrid', 'Tamiyo, Compleated Sage', 'Dismember'],
    ['is:phyrexian', 'Tamiyo, Compleated Sage', 'Boros Reckoner'],
    ['is:phyrexian', 'Dismember', 'Spectral Procession'],
  )
})

describe('kinds of printings', () => {
  testFinds(
    ['is:promo', "Gaea's Cradle [jgp]", "Gaea's Cradle [usg]"],
    ['is:reprint', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['is:foil', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['is:etched', 'Prossh, Skyraider of Kher [cmr]', 'Prossh, Skyraider of Kher [c13]'],
    ['is:digital', 'Brainstorm [vma]', 'Brainstorm [mmq]'],
    ['is:booster', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['is:token', 'Goblin', 'Goblin Guide'],
  )
})

describe('has: is an alias', () => {
  testFinds(
    ['has:indicator', 'Dryad Arbor', 'Forest'],
    ['has:indicator', 'Archangel Avacyn // Avacyn, the Purifier', 'Serra Angel'],
    ['has:watermark', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['has:flavor', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['has:reprint', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
  )
})

describe('aliases, separators and case do not matter', () => {
  testFinds(
    ['is:judge_gift', "Gaea's Cradle [jgp]", "Gaea's Cradle [usg]"],
    ['is:judge-gift', "Gaea's Cradle [jgp]", "Gaea's Cradle [usg]"],
    ['is:JudgeGift', "Gaea's Cradle [jgp]", "Gaea's Cradle [usg]"],
    ['is:"judge gift"', "Gaea's Cradle [jgp]", "Gaea's Cradle [usg]"],
    ['is:judge', "Gaea's Cradle [jgp]", "Gaea's Cradle [usg]"],
    ['is:tdfc', 'Delver of Secrets // Insectile Aberration', 'Fire // Ice'],
    ['is:splitmana', 'Boros Reckoner', 'Lightning Bolt'],
    ['is:reserved-list', "Gaea's Cradle", 'Forest'],
    ['has:color_indicator', 'Dryad Arbor', 'Forest'],
  )
})

describe('not: and negations', () => {
  testFinds(
    ['not:reprint', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['-is:reprint', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['is!=reprint', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['-not:reprint', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['not!=reprint', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['not:permanent', 'Blaze', 'Forest'],
    ['not:flip', 'Forest', 'Nezumi Graverobber // Nighteyes the Desecrator'],
  )
})

describe('unknown values', () => {
  testWarns(
    ['is:slick', 'there is no data on cards that are “slick”'],
    ['not:slick', 'there is no data on cards that are “slick”'],
    ['has:constructor', 'there is no data on cards that are “constructor”'],
    ['is:spikey', 'only the card-data service keeps that list'],
    ['not:scryfallpreview', 'only the card-data service keeps that list'],
    ['is>promo', "“is” can't be used with “>”"],
  )
})
