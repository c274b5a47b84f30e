/** In patterns: players other than you, as rules texts call them. */
const others = '(?:opponents?|controllers?|owners?|that player|target player|defending player)'

/** A pattern of what others create. It says nothing of what a deck is about. */
export const othersCreate = `\\b${others}(?:'s)? (?:may )?creates? [^.\\n]*`
