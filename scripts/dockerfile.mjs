import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { print } from './lib/print.mjs'
import { root } from './lib/run.mjs'

// Prints what is wrong with the Dockerfile, and fails then.
const found = validate(readFileSync(join(root, 'Dockerfile'), 'utf8'))
for (const { message, range } of found) print(`Dockerfile:${range.start.line + 1}: ${message}`)
process.exitCode = found.length === 0 ? 0 : 1
