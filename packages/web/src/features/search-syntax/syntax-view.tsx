import { pages, type SearchSyntax, type SyntaxEntry } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Contents } from '../../ui/contents.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import type { Section } from '../../ui/use-section-in-view.ts'
import { countOf, FilterField, filterSyntax } from './filter-field.tsx'
import { SyntaxHeading } from './syntax-heading.tsx'
import classes from './syntax-view.module.css'

const grammarSection: Section = { id: 'grammar', title: 'Putting a search together' }

const traitSection: Section = { id: 'is', title: 'All values of is:' }

/** The language in sections; the field filters them. */
export function SyntaxView({ syntax }: { syntax: SearchSyntax }) {
  const [text, setText] = useState('')
  const found = filterSyntax(syntax, text)
  const count = countOf(found)
  return (
    <>
      <SyntaxHeading>
        <FilterField text={text} count={count} onChange={setText} />
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
              <KeyList {...group} />
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

function groupSection({ name }: { name: string }): Section {
  return { id: name.toLowerCase().replace(/[^a-z]+/g, '-'), title: name }
}

/** The headings of the sections that are not empty. */
function sectionsOf({ grammar, groups, traits }: SearchSyntax): Section[] {
  return [
    ...(grammar.length > 0 ? [grammarSection] : []),
    ...groups.map(groupSection),
    ...(traits.length > 0 ? [traitSection] : []),
  ]
}

/** How terms are combined. */
function GrammarList({ grammar }: Pick<SearchSyntax, 'grammar'>) {
  return (
    <dl className={classes.list}>
      {grammar.map(({ example, help }) => (
        <div key={example} className={classes.entry}>
          <dt>
            <ExampleLink query={example} />
          </dt>
          <dd className={classes.help}>{help}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The values of `is:` with their descriptions. */
function TraitList({ traits }: Pick<SearchSyntax, 'traits'>) {
  return (
    <ul className={classes.traitList}>
      {traits.map(({ names: [name, ...others], description }) => (
        <li key={name} className={classes.trait}>
          <ExampleLink query={`is:${name}`} />
          <p className={classes.description}>
            {description}
            {others.length > 0 && `; also ${others.join(', ')}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Keys with their descriptions, operators and examples. */
function KeyList({
  entries,
  isInDeck,
}: Pick<SearchSyntax['groups'][number], 'entries' | 'isInDeck'>) {
  return (
    <dl className={classes.keyList}>
      {entries.map((entry) => (
        <div key={entry.example} className={classes.keyListEntry}>
          <dt className={classes.term}>
            <Names names={entry.names} />
          </dt>
          <dd className={classes.sense}>
            <p>{entry.help}</p>
            <p className={classes.use}>
              {isInDeck ? <code>{entry.example}</code> : <ExampleLink query={entry.example} />}
              <Operators operators={entry.operators} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Names({ names: [name, ...others] }: Pick<SyntaxEntry, 'names'>) {
  return (
    <>
      <b className={classes.name}>{name}</b>
      {others.length > 0 && <span className={classes.others}> also {others.join(', ')}</span>}
    </>
  )
}

function Operators({ operators }: Pick<SyntaxEntry, 'operators'>) {
  return (
    <span className={classes.operators}>
      with{' '}
      {operators.map((operator) => (
        <code key={operator} className={classes.operator}>
          {operator}
        </code>
      ))}
    </span>
  )
}

/** A link that runs a query. */
function ExampleLink({ query }: { query: string }) {
  return (
    <Link to={pages.home} search={{ q: query }} className={classes.example}>
      <code>{query}</code>
    </Link>
  )
}
