/** Licences, by their SPDX ids, that ask for no more than to be named. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'OFL-1.1', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0'],
])

/** Whether an SPDX expression leaves a way to use what is under it; an unknown one does not. */
export function isAllowed(expression) {
  const flat = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(flat)) return false
  return flat
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)))
}
