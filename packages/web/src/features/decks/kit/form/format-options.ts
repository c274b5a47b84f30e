import { formatFacts, mainFormats, moreFormats } from '@manafolio/contract'

/** The formats as options of a select: the main ones first. */
export const formatOptions = [
  ...mainFormats.map((value) => ({ value, label: formatFacts[value].name })),
  {
    group: 'More formats',
    items: moreFormats.map((value) => ({ value, label: formatFacts[value].name })),
  },
]
