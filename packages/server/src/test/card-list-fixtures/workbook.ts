import { strToU8, zipSync } from 'fflate'

/** An .xlsx with sheets of text and numbers, as spreadsheet programs write it. */
export function workbook(...sheets: readonly (readonly (readonly (string | number)[])[])[]) {
  const parts = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`)
  const relations = parts.map((part, i) => relation(`rId${i + 1}`, 'worksheet', part))
  const listed = sheets.map((_, i) => `<sheet name="S${i}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsOf([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/_rels/workbook.xml.rels': relationsOf(relations),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
  }
  for (const [i, rows] of sheets.entries()) files[`xl/${parts[i]}`] = sheetOf(rows)
  return zipSync(Object.fromEntries(Object.entries(files).map(([n, text]) => [n, strToU8(text)])))
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
}

function relationsOf(relations: readonly string[]): string {
  return `<Relationships xmlns="${packaged}">${relations.join('')}</Relationships>`
}

function sheetOf(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row, y) => row.map((cell, x) => cellOf(cell, `${letters[x]}${y + 1}`)))
  const data = cells.map((row, y) => `<row r="${y + 1}">${row.join('')}</row>`)
  return `<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData></worksheet>`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function cellOf(cell: string | number, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
}
