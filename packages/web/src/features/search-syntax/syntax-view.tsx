import type { SearchSyntax } from '@manafolio/contract'
import { useState } from 'react'
import { Contents } from '../../ui/contents.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { FindField } from './find-field.tsx'
import { countOf, findInSyntax } from './find-in-syntax.ts'
import { GrammarList } from './grammar-list.tsx'
import { KeyList } from './key-list.tsx'
import { grammarSection, groupSection, sectionsOf, traitSection } from './sections.ts'
import { SyntaxHeading } from './syntax-heading.tsx'
import classes from './syntax-view.module.css'
import { TraitList } from './trait-list.tsx'

/** The language in sections; what is written into the field leaves only what is about it. */
export function SyntaxView({ syntax }: { syntax: SearchSyntax }) {
  const [text, setText] = useState('')
  const found = findInSyntax(syntax, text)
  const count = countOf(found)
  return (
    <>
      <SyntaxHeading>
        <FindField text={text} count={count} onChange={setText} />
      </SyntaxHeading>
      <div className={classes.columns}>
        <Contents sections={sectionsOf(found)} />
        <div className={classes.sections}>
          {count === 0 && <p className={classes.none}>Nothing here is about “{text.trim()}”.</p>}
          {found.grammar.length > 0 && (
            <PageSection {...grammarSection}>
              <GrammarList grammar={found.grammar} />
            </PageSection>
          )}
          {found.groups.map((group) => (
            <PageSection key={group.name} {...groupSection(group)}>
              <KeyList entries={group.entries} />
            </PageSection>
          ))}
          {found.traits.length > 0 && (
            <PageSection {...traitSection}>
              <TraitList traits={found.traits} />
            </PageSection>
          )}
        </div>
      </div>
    </>
  )
}
