/** Permissive licenses, by SPDX id. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'OFL-1.1', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0'],
])

/** Whether an SPDX expression offers a choice whose licenses are all allowed. Unknown ones are not. */
export function isAllowed(expression) {
  const flat = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(flat)) return false
  return flat
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)))
}
