/** Prints one line. */
export function print(line) {
  process.stdout.write(`${line}\n`)
}
