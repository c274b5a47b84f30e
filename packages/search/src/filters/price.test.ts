import { describe } from 'vitest'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'

describe('dollars', () => {
  testFinds(
    ['usd:1.28', 'Lightning Bolt [a25]', 'Lightning Bolt [clu]'],
    ['usd!=1.28', 'Lightning Bolt [clu]', 'Lightning Bolt [a25]'],
    ['usd<=1.2', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['usd=1.5', 'Prossh, Skyraider of Kher [cmr]', 'Prossh, Skyraider of Kher [c13]'],
    ['usdfoil=2.21', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['usdfoil>=$100', 'Brainstorm [mmq]', 'Lightning Bolt [lea]'],
    ['usdetched<2', 'Prossh, Skyraider of Kher [cmr]', 'Brainstorm [sta]'],
    ['usdetched>2', 'Brainstorm [sta]', 'Prossh, Skyraider of Kher [cmr]'],
  )
})

describe('euros and tickets', () => {
  testFinds(
    ['eur<€2', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['eur=90', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['eurfoil>=€100', 'Brainstorm [mmq]', 'Serra Angel [leb]'],
    ['tix<0.1', 'Brainstorm [vma]', 'Brainstorm [ice]'],
    ['tix:.9', 'Brainstorm [ice]', 'Brainstorm [vma]'],
    ['tix!=0.9', 'Brainstorm [vma]', 'Brainstorm [ice]'],
  )

  testFindsNothing('eurfoil<1', 'tix>1000', 'usd<0')
})

describe('invalid prices', () => {
  testWarns(
    ['usdfoil<cheap', '“cheap” is not a price'],
    ['usdetched:eur', '“eur” is not a price'],
    ['eur<1,50', '“1,50” is not a price'],
    ['eurfoil:€', '“€” is not a price'],
    ['tix>$$1', '“$$1” is not a price'],
  )
})
