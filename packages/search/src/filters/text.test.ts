import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('the type line', () => {
  testFinds(
    ['t:planesw', 'Nissa, Steward of Elements', 'Plains'],
    ['type="legendary artifact"', 'Reaper King', 'Sol Ring'],
    ['t:tibalt', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Nissa, Steward of Elements'],
    ['t:snow', "Arcum's Astrolabe", 'Sol Ring'],
    ['t:goblin', 'Goblin Guide', 'Mirror Entity'],
    ['t:forest', 'Dryad Arbor', 'Twilight Mire'],
    ['t:/^artifact$/', 'Sol Ring', 'Ornithopter'],
    ['t:/^land \\/\\//', 'Westvale Abbey // Ormendahl, Profane Prince', 'Forest'],
    ['t!=/creature/', 'Sol Ring', 'Ornithopter'],
  )

  testWarns(['t<goblin', "“t” can't be used with “<”"])
})

describe('the rules text', () => {
  testFinds(
    ['o:"can’t be countered"', 'Abrupt Decay', 'Wrath of God'],
    ['o!=draw', 'Beast Within', 'Brainstorm'],
    ['o:extort', 'Crypt Ghast', 'Wall of Omens'],
    ['fo:"you may pay {w/b}"', 'Crypt Ghast', 'Abrupt Decay'],
    ['o:"you may pay {w/b}"', 'Alesha, Who Smiles at Death', 'Crypt Ghast'],
    ['fulloracle:"no color"', 'Forerunner of Slaughter', 'Sol Ring'],
    ['fo!=color', 'Sol Ring', 'Forerunner of Slaughter'],
    ['o:"-7: create"', 'Tamiyo, Compleated Sage', 'Beast Within'],
    ['o:nazgul', 'Nazgûl', 'Relentless Rats'],
  )
})

describe('symbols of two colors, in either order', () => {
  testFinds(
    ['o:"{b/w}{b/w}"', 'Alesha, Who Smiles at Death', 'Crypt Ghast'],
    ['fo:"pay {b/w}."', 'Crypt Ghast', 'Abrupt Decay'],
    ['o:/pay {b\\/w}/', 'Alesha, Who Smiles at Death', 'Crypt Ghast'],
    ['o:"whenever ~ attacks, you may pay {B/W}"', 'Alesha, Who Smiles at Death', 'Crypt Ghast'],
  )
})

describe('~ stands for the card’s own name', () => {
  testFinds(
    ['o:~', 'Lightning Bolt', 'Beast Within'],
    ['o:"~ deals"', 'Blaze', 'Abrupt Decay'],
    ['o:"~ deals 2 damage"', 'Bonecrusher Giant // Stomp', 'Lightning Bolt'],
    ['o:"~ attacks"', 'Alesha, Who Smiles at Death', 'Prossh, Skyraider of Kher'],
    ['o:"~ attacks"', 'Zur the Enchanter', 'King of the Oathbreakers'],
    ['o:"whenever ~ phases"', 'King of the Oathbreakers', 'Zur the Enchanter'],
    ['o:"a creature: ~ gets"', 'Prossh, Skyraider of Kher', 'Blaze'],
    ['o:"cast ~"', 'Prossh, Skyraider of Kher', 'Blaze'],
    ['o:"~ can\'t be countered"', 'Abrupt Decay', 'Wrath of God'],
    ['o:"when ~ enters"', 'Wall of Omens', 'Blaze'],
    ['o:"as ~ enters"', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Wall of Omens'],
    ['o:"cards named ~"', 'Nazgûl', 'Lightning Bolt'],
    ['o!=~', 'Beast Within', 'Lightning Bolt'],
    ['fo:"~ has no color"', 'Forerunner of Slaughter', 'Mirror Entity'],
    ['o:"blaze deals"', 'Blaze', 'Lightning Bolt'],
  )

  test('a name inside another word does not count', () => {
    expectQuery('o:attacking').toFind('King of the Oathbreakers')
    expectQuery('-o:"attac~g"').toFind('King of the Oathbreakers')
  })
})

describe('patterns in the rules text', () => {
  testFinds(
    ['o:/~ deals \\d damage/', 'Lightning Bolt', 'Blaze'],
    ['o:/^haste$/', 'Goblin Guide', 'Lightning Bolt'],
    ['oracle:/^trample$/', 'Colossal Dreadmaw', 'Boros Reckoner'],
    ['o:/^flying, v/', 'Archangel Avacyn // Avacyn, the Purifier', 'Ornithopter'],
    ['o!=/\\d/', 'Wrath of God', 'Lightning Bolt'],
    ['o:/^\\sm:/', 'Walking Ballista', 'Llanowar Elves'],
    ['o:/^\\ss:/', 'Llanowar Elves', 'Lightning Bolt'],
    ['o:/add \\sc/', 'Llanowar Elves', 'Sol Ring'],
    ['o:/\\smr/', 'Sol Ring', 'Llanowar Elves'],
    ['o:/\\smh/', 'Boros Reckoner', 'Crypt Ghast'],
    ['fo:/\\smh/', 'Crypt Ghast', 'Gut Shot'],
    ['fo:/\\smp/', 'Gut Shot', 'Boros Reckoner'],
    ['o:/\\spt/', 'Beast Within', 'Abrupt Decay'],
    ['o:/\\spp/', 'Walking Ballista', 'Beast Within'],
    ['o:/\\smm/', 'Dismember', 'Walking Ballista'],
  )
})

describe('invalid patterns', () => {
  testWarns(
    ['o:/(/', 'the pattern has a “(” that is never closed; for the sign itself write “\\(”'],
    ['name:/(a)\\1/', 'the pattern refers back to a group with “\\1”, which is not possible'],
    ['t:/(?=elf)/', 'the pattern looks ahead or back with “(?=…)”, which is not possible'],
    ['kw:/flying/', '“kw” takes no patterns'],
  )
})

describe('the flavor text', () => {
  testFinds(
    ['flavor:"LIGHT over"', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['flavour=wings', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['ft!=wings', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['ft:/^wings .* benalia\\.$/', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['ft!=/benalia/', 'Serra Angel [leb]', 'Serra Angel [ema]'],
  )
})
