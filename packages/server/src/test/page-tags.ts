/** The title and the metadata in the head of a page, by name. */
export function tagsIn(html: string): Record<string, string> {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)]
  const read = tags.map(([, name = '', content = '']) => [name, unescaped(content)])
  return { title: unescaped(title), ...Object.fromEntries(read) }
}

const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? '')
}
