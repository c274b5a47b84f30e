import { cardMentionsIn, findMentionedCards, partsOfMention } from '@manafolio/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../lib/api.ts'
import { PrimerText } from '../kit/primer/primer-text.tsx'
import classes from './texts-dialog.module.css'

/** What a primer will look like, and which names in it no card has. */
export function PrimerPreview({ text }: { text: string }) {
  const mentions = useMemo(() => cardMentionsIn(text), [text])
  const { data, error } = useQuery({
    ...mentionedCardsQuery(mentions),
    placeholderData: keepPreviousData,
  })
  const cards = mentions.length === 0 ? [] : data?.cards
  const known = new Set(cards?.map(({ mention }) => mention))
  const unknown = cards ? mentions.filter((mention) => !known.has(mention)) : []
  if (!text.trim()) return <p className={classes.nothing}>There is nothing to preview yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: no section of the page
    <div role="group" aria-label="Preview" tabIndex={0} className={classes.preview}>
      <p role="status" className={classes.unknown}>
        {unknown.length > 0 && `No card has this name: ${namesOf(unknown)}.`}
        {error && 'The cards could not be looked up.'}
      </p>
      <PrimerText text={text} cards={cards} />
    </div>
  )
}

const mostNames = 5

function namesOf(mentions: readonly string[]): string {
  const names = mentions.slice(0, mostNames).map((mention) => `“${partsOfMention(mention).name}”`)
  const more = mentions.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

function mentionedCardsQuery(mentions: readonly string[]) {
  return queryOptions({
    queryKey: ['cards', 'mentioned', mentions],
    queryFn: ({ signal }) =>
      call(findMentionedCards, { input: { mentions: [...mentions] }, signal }),
    enabled: mentions.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
