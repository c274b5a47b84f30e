/** One line to the person who waits. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}
