import { describe } from 'vitest'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'

const artwork = 'b0a1c2d3-0000-4000-8000-000000000002'

describe('ids', () => {
  testFinds(
    ['oracleid:6ad8011d-3471-4369-9d68-b264cc027487', 'Sol Ring', 'Brainstorm'],
    ['oracleid=6AD8011D-3471-4369-9D68-B264CC027487', 'Sol Ring', 'Brainstorm'],
    ['oracleid!=6ad8011d-3471-4369-9d68-b264cc027487', 'Brainstorm', 'Sol Ring'],
    ['scryfallid:58b26011-e103-45c4-a253-900f4e6b2eeb', 'Sol Ring', 'Brainstorm'],
    ['scryfallid!=58b26011-e103-45c4-a253-900f4e6b2eeb', 'Brainstorm', 'Sol Ring'],
    [`illustrationid:${artwork}`, 'Brainstorm [vma]', 'Brainstorm [ice]'],
    [`illustrationid=${artwork}`, 'Brainstorm [mmq]', 'Brainstorm [sta]'],
    [`illustrationid!=${artwork}`, 'Brainstorm [ice]', 'Brainstorm [mmq]'],
  )

  testFindsNothing('oracleid:6ad8011d', 'scryfallid:nobody', 'illustrationid:rus')

  testWarns(['oracleid>6', "“oracleid” can't be used with “>”"])
})
