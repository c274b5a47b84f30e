import { SaxesParser } from 'saxes'
import { AppError } from '../../../errors.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'

export interface XmlElement {
  name: string
  /** What it is in. */
  parent: XmlElement | undefined
  attributes: Readonly<Record<string, string>>
  /** The line where it begins, from 1, and how it is written up to its first content. */
  line: number
  written: string
  /** The text that it has itself. */
  text: string
}

/** Characters that are read at once. */
const pieceLength = 16 * 1024

/**
 * Reports each element when it ends. Entities that a document declares stay unknown, which makes it
 * a broken one: nothing is ever expanded. Throws list_xml_broken.
 */
export async function eachElement(
  document: string,
  see: (element: XmlElement) => void,
): Promise<void> {
  const open: XmlElement[] = []
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  let begin = { line: 1, at: 0 }
  parser.on('error', () => {
    throw new AppError('list_xml_broken')
  })
  parser.on('opentagstart', () => {
    const at = document.lastIndexOf('<', parser.position - 1)
    const ended = document.slice(at, parser.position).match(/\r\n?|\n/g)?.length ?? 0
    begin = { line: parser.line - ended, at }
  })
  parser.on('opentag', ({ name, attributes }) => {
    const written = document.slice(begin.at, parser.position).replace(/\s+/g, ' ')
    open.push({ name, parent: open.at(-1), attributes, line: begin.line, written, text: '' })
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) see(element)
  })
  const yieldToEventLoop = eventLoopYielder()
  for (let at = 0; at < document.length; at += pieceLength) {
    parser.write(document.slice(at, at + pieceLength))
    await yieldToEventLoop()
  }
  parser.close()
}
