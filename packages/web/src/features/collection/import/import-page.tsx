import { pages } from '@manafolio/contract'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { BackToCollection } from '../back-to-collection.tsx'
import { ImportCards } from './start/import-cards.tsx'
import { ImportStart } from './start/import-start.tsx'

const route = getRouteApi(pages.collectionImport)

/** Brings cards from another tool: a file is read, its rows are looked at, and they are added. */
// The type is said: finding it out leads through the types of all routes, back to this one.
export function ImportPage(): ReactNode {
  useDocumentTitle('Import cards')
  const { id } = route.useSearch()
  return (
    <>
      <BackToCollection />
      <PageHeading title="Import cards">
        {id === undefined &&
          'Bring your collection from another tool. Nothing is added before you have seen it.'}
      </PageHeading>
      {id === undefined ? <ImportStart /> : <ImportCards key={id} id={id} />}
    </>
  )
}
