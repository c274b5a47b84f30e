import { role } from '@manafolio/contract'
import { changeRole } from '../accounts/rules.ts'
import type { Config } from '../config.ts'
import { systemClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { openStorage } from '../open-storage.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run user -- role <email> admin|user'

await runCommand(user)

/** `npm run user -- role <email> admin|user`: also while the server runs. */
async function user([command, email, name]: string[], config: Config): Promise<string> {
  const wanted = role.safeParse(name)
  if (command !== 'role' || !email || !wanted.success) throw new StartProblem(usage)
  const { db } = await openStorage(config, {
    clock: systemClock,
    log: createLogger(config.logLevel),
  })
  try {
    const isKnown = await changeRole({ db, clock: systemClock }, email, wanted.data)
    if (!isKnown) throw new StartProblem(`Nobody is registered as ${email}.`)
    return `${email} is now ${wanted.data === 'admin' ? 'an administrator' : 'a user'}.`
  } finally {
    await db.destroy()
  }
}
