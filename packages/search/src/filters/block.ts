import { unlessDenied } from '../rows/matchers.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'
import { matchSets } from './set.ts'
import { asRequested, statementOf } from './statement.ts'

/** Wizards ended blocks after Ixalan, so this list is complete. */
const blocks = [
  ['Ice Age', 'ice all csp'],
  ['Mirage', 'mir vis wth'],
  ['Tempest', 'tmp sth exo'],
  ['Urza', 'usg ulg uds'],
  ['Masques', 'mmq nem pcy'],
  ['Invasion', 'inv pls apc'],
  ['Odyssey', 'ody tor jud'],
  ['Onslaught', 'ons lgn scg'],
  ['Mirrodin', 'mrd dst 5dn'],
  ['Kamigawa', 'chk bok sok'],
  ['Ravnica', 'rav gpt dis'],
  ['Time Spiral', 'tsp tsb plc fut'],
  ['Lorwyn', 'lrw mor'],
  ['Shadowmoor', 'shm eve'],
  ['Alara', 'ala con arb'],
  ['Zendikar', 'zen wwk roe'],
  ['Scars of Mirrodin', 'som mbs nph'],
  ['Innistrad', 'isd dka avr'],
  ['Return to Ravnica', 'rtr gtc dgm'],
  ['Theros', 'ths bng jou'],
  ['Khans of Tarkir', 'ktk frf dtk'],
  ['Battle for Zendikar', 'bfz ogw'],
  ['Shadows over Innistrad', 'soi emn'],
  ['Kaladesh', 'kld aer'],
  ['Amonkhet', 'akh hou'],
  ['Ixalan', 'xln rix'],
] as const

export const block: Filter = {
  names: ['b', 'block'],
  ops: equalityOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 'b:zen',
  help: 'A block of sets (1995 to 2018), by the code of any of its sets or by its name.',
  values: () => blocks.map(([name, codes]) => ({ value: codes.slice(0, 3), label: name })),
  compile({ catalogue }, { op, value }) {
    const found = findBlock(value)
    if (!found) return `no block has a set or name “${value}”`
    const codes = found[1].split(' ')
    const { sets } = catalogue.meta
    const numbers = codes.map((code) => sets.findIndex((set) => set.code === code))
    return unlessDenied(op, matchSets(catalogue, new Set(numbers)))
  },
  describe({ op, value }) {
    const statement = statementOf('it', 'is', `in the ${findBlock(value)?.[0] ?? value} block`)
    return asRequested(op, statement)
  },
}

function findBlock(value: string) {
  const word = value.toLowerCase()
  return (
    blocks.find(([name]) => name.toLowerCase() === word) ??
    blocks.find(([, codes]) => codes.split(' ').includes(word))
  )
}
