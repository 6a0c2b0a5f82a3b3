import { CategoryLink, type CategoryLinks } from './CategoryLink.tsx'
import { cardMessages } from './messages.ts'

type Props = {
  /** Null as long as nobody knows it, but that there is one. */
  trail: readonly { name: string; slug_url: string }[] | null
  /** What it leads to: a page may have others, of its own or of more widgets. */
  of: string
  links: CategoryLinks
}

/** The way back up; shown where the way can be walked. */
export function Breadcrumb({ trail, of, links }: Props) {
  if (trail?.length === 0 || (!links.categoryHref && !links.onCategory)) return null
  if (!trail) return <div className="breadcrumb is-late" />
  return (
    <nav className="breadcrumb" part="breadcrumb" aria-label={cardMessages.breadcrumb(of)}>
      <ol>
        {trail.map((step) => (
          <li key={step.slug_url}>
            <CategoryLink category={step} links={links} className="crumb" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
