import { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './back-to-collection.module.css'

/** Stands above the heading of pages below the collection. */
export function BackToCollection() {
  return (
    <Link
      to={pages.collection}
      search={{}}
      activeOptions={{ exact: true }} // the pages below are not the collection
      className={classes.back}
    >
      <IconArrowLeft size={18} stroke={1.7} aria-hidden /> Your Collection
    </Link>
  )
}
