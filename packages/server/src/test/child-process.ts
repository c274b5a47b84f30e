import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { bundleOf } from './bundle-folder.ts'

const running = new Map<ChildProcess, Promise<unknown>>()

/** Runs a source file in a process of its own; see jobOf. */
export function startProcess(file: string, job: unknown): ChildProcess {
  return endedWithItsTest(fork(bundleOf(file), [file, JSON.stringify(job)], { execArgv: [] }))
}

/** Has a child killed when its test is over, in case that failed before the child ended. */
export function endedWithItsTest(child: ChildProcess): ChildProcess {
  const exited = once(child, 'exit')
  running.set(child, exited)
  const forget = () => running.delete(child)
  exited.then(forget, forget)
  return child
}

/** To be awaited before the database or the folder is removed that they use. */
export async function endOtherProcesses(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL')
  await Promise.allSettled(running.values())
}

/** The errand of this process, when it was started to run that file. */
export function jobOf<Job>(file: string): Job | undefined {
  const [, , runFile, job] = process.argv
  if (runFile !== file || job === undefined) return undefined
  process.once('disconnect', () => process.exit()) // the process that started it is gone
  process.channel?.unref() // waiting for that alone is no reason to stay
  return JSON.parse(job)
}

process.once('exit', () => {
  for (const child of running.keys()) child.kill('SIGKILL')
})
