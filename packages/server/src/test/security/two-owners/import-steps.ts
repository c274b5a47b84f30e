import {
  commitImport,
  deleteImport,
  listImportRows,
  listImportSets,
  previewImport,
  startImport,
  updateImportColumns,
  updateImportRow,
  updateImportRows,
} from '@manafolio/contract'
import { startImport as readFile } from '../../../collection/import/start.ts'
import { printing } from '../../sample-cards.ts'
import { undo } from './collection-steps.ts'
import { call, type Owner, sameId } from './owner.ts'
import type { OwnerSteps } from './steps.ts'

const bolt = printing.lightningBoltBaldursGate

export const importSteps: OwnerSteps = {
  'sends two files': async (owner) => {
    const [of, others] = [`${owner.copies} Goblin Guide`, '1 Nothing of That Name']
    await send(owner, 20, `${of} (ZEN) 126\n${others}\n2 No Such Card\n${of}\n`)
    await send(owner, 21, `${of}\n${others}\n`)
  },
  'looks at the rows': async (owner) => {
    for (const show of ['all', 'ready', 'doubtful', 'fix', 'left_out']) {
      await call(owner, listImportRows, { params: file(20), input: { show } })
    }
  },
  'looks at the sets of doubtful rows': (owner) =>
    call(owner, listImportSets, { params: file(20), input: { doubt: 'several_printings' } }),
  'fixes a row': (owner) =>
    call(owner, updateImportRow, {
      params: { ...file(20), number: '2' },
      input: { scryfallId: bolt, quantity: owner.copies },
    }),
  'leaves out the others': (owner) =>
    call(owner, updateImportRows, { params: file(20), input: { leaveOut: 'fix' } }),
  'previews the import': (owner) =>
    call(owner, previewImport, { params: file(20), input: { mode: 'merge', scope: 'doubtful' } }),
  'commits the import': (owner) =>
    call(owner, commitImport, { params: file(20), input: { mode: 'merge' }, key: sameId(22) }),
  'takes in a row again': (owner) =>
    call(owner, updateImportRows, { params: file(20), input: { takeIn: 'own_wish' } }),
  'repeats a file': (owner) => send(owner, 20, 'never read', 409),
  'replaces all by a file': (owner) =>
    call(owner, commitImport, {
      params: file(21),
      input: { mode: 'replace', scope: 'doubtful' },
      key: sameId(23),
    }),
  'undoes the replacement': (owner) => undo(owner, 23),
  'sends a table': (owner) => send(owner, 24, `Who,How,Why\n${owner.copies},Opt,A\n1,Shock,B\n`),
  'says what its columns mean': (owner) =>
    call(owner, updateImportColumns, {
      params: file(24),
      input: { meanings: ['quantity', 'name', null] },
    }),
  'deletes the table': (owner) => call(owner, deleteImport, { params: file(24) }),
  'breaks off a file that the other sends too': (owner) => breakOff(owner, 30),
  'sends that file again': (owner) => call(owner, startImport, { ...sameFile, key: sameId(30) }),
  'breaks off another one': (owner) => breakOff(owner, 31),
  'deletes an import': (owner) => call(owner, deleteImport, { params: file(21) }),
}

function file(number: number) {
  return { id: sameId(number) }
}

async function send(owner: Owner, number: number, content: string, refusal?: number) {
  const input = { fileName: `a file of ${owner.name}.txt` }
  const sent = call(owner, startImport, { input, key: sameId(number), file: content })
  if (refusal === undefined) return sent
  return sent.then(
    () => Promise.reject(new Error('the file was read')),
    (error: Error) => owner.answers.push(error.message),
  )
}

const sameFile = { input: { fileName: 'the same file.txt' }, file: '3 Goblin Guide (ZEN) 126\n' }

/** As when the server is stopped while it writes the rows. */
async function breakOff({ app, userId }: Owner, number: number) {
  const { clock, catalogue, database } = app
  const file = { name: sameFile.input.fileName, bytes: Buffer.from(sameFile.file) }
  const onProgress = (share: number) => {
    if (share > 0.8) throw new Error('broken off')
  }
  const key = { userId, importId: sameId(number) }
  await readFile({ db: database.db, clock, catalogue }, key, { file, onProgress }).catch(() => {})
}
