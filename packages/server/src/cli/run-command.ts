import { type Config, readConfig } from '../config.ts'
import { startProblem } from '../start-problem.ts'

/** Prints what a command returns, or why it failed; nobody else may read the files it writes. */
export async function runCommand(
  command: (args: string[], config: Config) => Promise<string>,
): Promise<void> {
  process.umask(0o077)
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    process.stdout.write(`${await command(process.argv.slice(2), config)}\n`)
  } catch (error) {
    process.stderr.write(`${startProblem(error, config)}\n`)
    process.exit(1)
  }
}
