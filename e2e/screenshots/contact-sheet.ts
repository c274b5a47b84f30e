import { readFileSync } from 'node:fs'
import { type Picture, pictureOf, themes, widths } from './pictures.ts'
import type { PictureChange, SheetDiff } from './sheet-diff.ts'

const style = readFileSync(new URL('contact-sheet.css', import.meta.url), 'utf8')

interface SheetPicture extends Picture {
  file: string
  change: PictureChange
}

/** One page with all pictures: what has changed since the last run first, then every page with its states. */
export function contactSheet({ changes, removed }: SheetDiff): string {
  const pictures = Array.from(changes, ([file, change]) => ({
    ...pictureOf(file),
    file,
    change,
  })).sort((one, other) => one.width - other.width)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Manafolio, all pages</title>
<style>${style}</style>
<header>
  <h1>Manafolio, all pages</h1>
  <p>${summary({ changes, removed })}</p>
  ${filter('Width', 'width', widths)}
  ${filter('Theme', 'theme', themes)}
</header>
<main>
  ${changedSection(pictures)}
  ${listSection(
    'New since the last run',
    pictures.filter(({ change }) => change.kind === 'new'),
  )}
  ${removedSection(removed)}
  ${Array.from(
    grouped(pictures, ({ page }) => page),
    pageSection,
  ).join('\n')}
</main>
`
}

/** What is to be looked at, in a line. */
export function summary({ changes, removed }: SheetDiff): string {
  const count = (kind: PictureChange['kind']) =>
    [...changes.values()].filter((change) => change.kind === kind).length
  const parts = [`${count('changed')} changed`, `${count('new')} new`, `${removed.length} removed`]
  return `${changes.size} pictures: ${parts.join(', ')} since the last run.`
}

/** Radio buttons that hide all other pictures, in CSS alone. */
function filter(label: string, name: string, values: readonly (string | number)[]): string {
  const options = ['all', ...values].map(
    (value) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === 'all' ? ' checked' : ''}> ${value}</label>`,
  )
  return `<fieldset><legend>${label}</legend>${options.join(' ')}</fieldset>`
}

/** The picture with the most changed pixels first. */
function changedSection(pictures: readonly SheetPicture[]): string {
  const changed = pictures
    .flatMap((picture) =>
      picture.change.kind === 'changed' ? [{ ...picture, ...picture.change }] : [],
    )
    .sort((one, other) => other.changedPixels - one.changedPixels)
  if (changed.length === 0) return ''
  const rows = changed.map(
    (picture) => `<li ${attributes(picture)}>
      <h3>${titleOf(picture)}: ${picture.changedPixels.toLocaleString('en-US')} changed pixels</h3>
      <div class="row">
        ${thumbnail(`last/${encodeURIComponent(picture.file)}`, 'before')}
        ${thumbnail(`pictures/${encodeURIComponent(picture.file)}`, 'after')}
        ${thumbnail(`differences/${encodeURIComponent(picture.difference)}`, 'difference')}
      </div>
    </li>`,
  )
  return `<section><h2>Changed since the last run</h2><ul>${rows.join('\n')}</ul></section>`
}

function listSection(title: string, pictures: readonly SheetPicture[]): string {
  if (pictures.length === 0) return ''
  return `<section><h2>${title}</h2><div class="row">${pictures.map(figure).join('\n')}</div></section>`
}

function removedSection(files: readonly string[]): string {
  if (files.length === 0) return ''
  const names = files.map((file) => `<li>${titleOf(pictureOf(file))}</li>`)
  return `<section><h2>Removed since the last run</h2><ul>${names.join('\n')}</ul></section>`
}

function pageSection([page, pictures]: [string, SheetPicture[]]): string {
  const states = Array.from(
    grouped(pictures, ({ state }) => state),
    ([state, ofState]) =>
      `<h3>${escaped(state)}</h3><div class="row">${ofState.map(figure).join('\n')}</div>`,
  )
  return `<section><h2>${escaped(page)}</h2>${states.join('\n')}</section>`
}

function grouped(pictures: readonly SheetPicture[], keyOf: (picture: SheetPicture) => string) {
  const groups = new Map<string, SheetPicture[]>()
  for (const picture of pictures) {
    groups.set(keyOf(picture), [...(groups.get(keyOf(picture)) ?? []), picture])
  }
  return groups
}

function figure(picture: SheetPicture): string {
  return `<div ${attributes(picture)}>${thumbnail(`pictures/${encodeURIComponent(picture.file)}`, `${picture.width} ${picture.theme}`)}</div>`
}

function attributes({ width, theme }: Picture): string {
  return `data-width="${width}" data-theme="${theme}"`
}

function thumbnail(path: string, caption: string): string {
  return `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption><a href="${path}">${caption}</a></figcaption></figure>`
}

function titleOf({ page, state, width, theme }: Picture): string {
  return escaped(`${page}, ${state}, ${width} ${theme}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
