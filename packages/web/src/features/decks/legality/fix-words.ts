/** What a button does as it is said of what was done: “removing 1 Opt” of “Remove 1 Opt”. */
export function fixWords(label: string): string {
  const [verb = '', ...rest] = label.split(' ')
  const stem = verb.toLowerCase().replace(/e$/, '')
  return [`${stem}ing`, ...rest].join(' ')
}
