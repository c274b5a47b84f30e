import type { CardPage } from '@manafolio/contract'
import { PageSection } from '../../../ui/page-section.tsx'
import { SearchLink } from '../search-link.tsx'
import classes from './tag-links.module.css'

/** What the card does and what its picture shows, each as a search for more of it. */
export function TagLinks({ page: { oracleTags, artTags } }: { page: CardPage }) {
  const groups = [
    { title: 'What it does', key: 'otag', tags: oracleTags },
    { title: 'What the art shows', key: 'atag', tags: artTags },
  ].filter(({ tags }) => tags.length > 0)
  if (groups.length === 0) return null
  return (
    <PageSection id="tags" title="Tags">
      {groups.map(({ title, key, tags }) => (
        <div key={key} className={classes.group}>
          <h3 className={classes.title}>{title}</h3>
          <ul className={classes.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <SearchLink query={`${key}:${tag}`} className={classes.tag}>
                  {tag}
                </SearchLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </PageSection>
  )
}
