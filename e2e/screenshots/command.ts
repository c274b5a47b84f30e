import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactSheet, summary } from './contact-sheet.ts'
import { diffOf } from './sheet-diff.ts'

/** Writes the contact sheet of the pictures in a folder. */
const [root = ''] = process.argv.slice(2)
const diff = await diffOf({
  pictures: join(root, 'pictures'),
  last: join(root, 'last'),
  differences: join(root, 'differences'),
})
const sheet = join(root, 'index.html')
await writeFile(sheet, contactSheet(diff))
process.stdout.write(`${summary(diff)}\n${sheet}\n`)
