import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { print } from './lib/print.mjs'
import { localBin, root, runForOutput } from './lib/run.mjs'

// Prints what is wrong with the Dockerfile and compose.yaml, and fails then.
const found = validate(readFileSync(join(root, 'Dockerfile'), 'utf8'))
for (const { message, range } of found) print(`Dockerfile:${range.start.line + 1}: ${message}`)
const compose = await runForOutput(localBin('dclint'), ['--max-warnings', '0', 'compose.yaml'])
if (compose.code !== 0) print(compose.output.trim())
process.exitCode = found.length === 0 && compose.code === 0 ? 0 : 1
