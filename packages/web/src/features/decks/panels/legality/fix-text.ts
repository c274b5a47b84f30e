/** The label of a button in the past tense: “removed 1 Opt” for “Remove 1 Opt”. */
export function fixLabel(label: string): string {
  const [verb = '', ...rest] = label.split(' ')
  return [pastTense(verb.toLowerCase()), ...rest].join(' ')
}

const irregular: Readonly<Record<string, string>> = {
  make: 'made',
  keep: 'kept',
  choose: 'chose',
}

function pastTense(verb: string): string {
  return irregular[verb] ?? `${verb.replace(/e$/, '')}ed`
}
