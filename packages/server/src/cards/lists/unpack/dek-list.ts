import { AppError } from '../../../errors.ts'
import { eachElement } from '../read/xml-elements.ts'
import { csvText } from './csv-text.ts'

/** A .dek of Magic Online as the table of its cards; undefined when the text is none. */
export async function dekText(text: string): Promise<string | undefined> {
  if (!/^\s*</.test(text)) return undefined
  const start = text.slice(0, beginning)
  if (/<(!doctype html|html|head|body|table)\b/i.test(start)) throw new AppError('import_web_page')
  if (!/<Deck[\s>]/.test(start)) return undefined
  const rows: string[][] = []
  await eachElement(text, ({ name, attributes }) => {
    if (name !== 'Cards') return
    rows.push([attributes.Quantity ?? '', attributes.Name ?? '', attributes.CatID ?? ''])
  })
  return csvText([['Quantity', 'Card Name', 'ID #'], ...rows])
}

/** What stands before the outermost element is short. */
const beginning = 10_000
