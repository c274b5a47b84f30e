interface ProductLinkProps {
  href: string
  cardName: string
  className?: string | undefined
  children: string
}

/** Links to a product of the marketplace, in a new tab. */
export function ProductLink({ href, cardName, className, children }: ProductLinkProps) {
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer sponsored nofollow"
      aria-label={`${children}: ${cardName} (opens in a new tab)`}
    >
      {children}
    </a>
  )
}
