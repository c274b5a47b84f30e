import { setNameRules } from './set-name-aliases.ts'

/**
 * The name that a row gives a set, and what the rules make of it and of each other's, the likeliest
 * first. No rule rewrites what it made, and there is an end to them: files may say anything.
 */
export function rewrittenNames(name: string): string[] {
  const names = new Map([[name, setNameRules]])
  // What is added on the way is visited too.
  for (const [name, rules] of names) {
    for (const rule of rules) {
      const others = rules.filter((other) => other !== rule)
      for (const made of rewritten(name, rule)) {
        if (names.size < mostNames && !names.has(made)) names.set(made, others)
      }
    }
  }
  return [...names.keys()]
}

const mostNames = 20

function rewritten(name: string, [written, ...others]: (typeof setNameRules)[number]): string[] {
  return written.test(name) ? others.map((other) => name.replace(written, other)) : []
}
