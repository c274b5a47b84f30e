import type { SearchSyntax } from '@manafolio/contract'
import { useState } from 'react'
import { Contents } from './contents.tsx'
import { FindField } from './find-field.tsx'
import { countOf, findInSyntax } from './find-in-syntax.ts'
import { GrammarList } from './grammar-list.tsx'
import { KeyList } from './key-list.tsx'
import { grammarSection, groupSection, sectionsOf, traitSection } from './sections.ts'
import { SyntaxHeading } from './syntax-heading.tsx'
import { SyntaxSection } from './syntax-section.tsx'
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
            <SyntaxSection {...grammarSection}>
              <GrammarList grammar={found.grammar} />
            </SyntaxSection>
          )}
          {found.groups.map((group) => (
            <SyntaxSection key={group.name} {...groupSection(group)}>
              <KeyList entries={group.entries} />
            </SyntaxSection>
          ))}
          {found.traits.length > 0 && (
            <SyntaxSection {...traitSection}>
              <TraitList traits={found.traits} />
            </SyntaxSection>
          )}
        </div>
      </div>
    </>
  )
}
