export const everywhere = {
  modern: 'legal',
  legacy: 'legal',
  vintage: 'legal',
  commander: 'legal',
}

export const eternal = { ...everywhere, modern: 'not_legal' }
