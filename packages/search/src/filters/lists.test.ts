import { describe } from 'vitest'
import { testWarns } from '../test/query-tables.ts'

describe('lists that are not loaded are reported, by whatever name they are requested', () => {
  testWarns(
    ['otag:removal', 'no tag data loaded'],
    ['oracletag:removal', 'no tag data loaded'],
    ['oracle_tag:removal', 'no tag data loaded'],
    ['oracle-tag:removal', 'no tag data loaded'],
    ['function!=removal', 'no tag data loaded'],
    ['atag:dragon', 'no tag data loaded'],
    ['arttag:dragon', 'no tag data loaded'],
    ['art_tag:dragon', 'no tag data loaded'],
    ['art-tag:dragon', 'no tag data loaded'],
    ['art:dragon', 'no tag data loaded'],
    ['cube:vintage', 'no cube lists are loaded'],
    ['otag>removal', "“otag” can't be used with “>”"],
  )
})
