import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fakeService } from './fake-service.ts'
import { scenarios } from './scenarios.ts'

const options = {
  port: { type: 'string', default: '4400' },
  file: { type: 'string' },
  share: { type: 'string', default: '1' },
  behavior: { type: 'string', default: 'normal' },
  help: { type: 'boolean', default: false },
} as const

const names = Object.keys(scenarios)
const widest = Math.max(...names.map((name) => name.length))

const help = `A card-data service on this machine, to try the app out against.

npm run fake-service -- [options]
  --port <number>     where it listens; 4400 by default
  --file <path>       the bulk file to offer (.jsonl or .jsonl.gz); without it the sample's printings
  --share <0 to 1>    offers only this share of the lines
  --behavior <name>  how it behaves:
${names.map((name) => `      ${name.padEnd(widest)}  ${scenarios[name]?.about}`).join('\n')}
  --help              shows this`

try {
  await start(readOptions(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

type Options = ReturnType<typeof readOptions>

function readOptions(args: string[]) {
  const { values } = parseArgs({ args, options })
  const port = Number(values.port)
  const share = Number(values.share)
  const scenario = scenarios[values.behavior]
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`“${values.port}” is no port. Give a number from 0 to 65535.`)
  }
  if (!(share >= 0 && share <= 1)) throw new Error(`“${values.share}” is not from 0 to 1.`)
  if (!scenario) {
    throw new Error(`There is no behavior “${values.behavior}”. Choose from: ${names.join(', ')}.`)
  }
  return { ...values, port, share, scenario }
}

async function start(wanted: Options) {
  if (wanted.help) return print(help)
  const file = wanted.file ? await offered(wanted.file) : {}
  const fake = await fakeService({ port: wanted.port, file: { ...file, share: wanted.share } })
  fake.behave(wanted.scenario.behavior)
  const { name, bytes } = fake.served()
  const json = "-H 'content-type: application/json'"
  print(`The fake card-data service is at ${fake.url}
It offers ${name} (${bytes.length} bytes); ${wanted.scenario.about}.

Start the app with it:
  CARD_SERVICE_URL=${fake.url} npm start
Have browsers look cards up here too:
  CARD_SERVICE_URL=${fake.url} CARD_DATA_URL=${fake.url} npm start
See what it does, and change it:
  curl ${fake.url}/fake
  curl ${json} -d '{"downloads":"cut","afterBytes":100000}' ${fake.url}/fake/behavior
  curl ${json} -d '{"share":0.5,"updatedAt":"${new Date().toISOString()}"}' ${fake.url}/fake/file
`)
}

async function offered(file: string) {
  const { mtime } = await stat(file)
  return { file, updatedAt: mtime.toISOString() }
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
