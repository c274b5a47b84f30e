import {
  type Condition,
  type CopiesKind,
  conditionNames,
  finishNames,
  type Language,
  languageNames,
} from '@manafolio/contract'

/** "Foil, Near Mint, German" */
export function formatVariant({ finish, condition, language }: CopiesKind): string {
  return [finishNames[finish], conditionNames[condition], languageNames[language]].join(', ')
}

/** "NM · Near Mint": the code comes first, where a narrow field still shows it. */
export function formatCondition(condition: Condition): string {
  return `${condition} · ${conditionNames[condition]}`
}

export function formatLanguage(language: Language): string {
  return languageNames[language]
}
