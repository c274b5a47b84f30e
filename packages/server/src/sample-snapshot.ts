import { fileURLToPath } from 'node:url'
import { encodeSource } from '@manafolio/search'
import { replaceSnapshot } from './cards/import/snapshot-file.ts'
import { buildSample, sampleFiles } from './cards/sample.ts'

// A step of the build: the sample as a catalogue.
const { cards, snapshot } = sampleFiles(new URL('..', import.meta.url))
const { builder, origin } = await buildSample(cards)
await replaceSnapshot(fileURLToPath(snapshot), encodeSource(builder.source(origin)))
