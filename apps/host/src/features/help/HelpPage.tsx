import type { PolicyName } from '@showroom/contract/content/collections'
import type { ReactNode } from 'react'
import { Reading } from '../../content/Reading.tsx'
import { usePublishedPolicy } from '../../content/usePublished.ts'
import type { Written } from '../../content/written.ts'
import { Waiting } from '../../kit/Waiting.tsx'
import { Contents } from './Contents.tsx'
import { HelpHead } from './HelpHead.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { useLinkedPlace } from '../../layout/useLinkedPlace.ts'
import './Help.css'

type HelpProps = { page: Written /** What can be done below the text. */; children?: ReactNode }
type PolicyProps = HelpProps & { name: PolicyName }

/** A policy as it is published; until one is, as the program brings it along. */
export const PolicyPage = ({ page, name, children }: PolicyProps) => {
  const published = usePublishedPolicy(name)
  if (!published) return <Waiting />
  const { data } = published
  return (
    <HelpPage page={data ? { ...page, updated: data.updated, default: data.blocks } : page}>
      {children}
    </HelpPage>
  )
}

/** One of our texts as a page of its own: what it is, how old it is, what is in it, and the way to the others. */
export const HelpPage = ({ page, children }: HelpProps) => {
  useLinkedPlace()
  const headings = page.default.filter((block) => 'heading' in block)
  return (
    <div className="page help">
      <HelpHead title={page.title} about={page.description} updated={page.updated} />
      <div className="help-body">
        <Contents headings={headings} />
        <article>
          <Reading blocks={page.default} level={2} />
          {children}
        </article>
      </div>
      <HelpLinks />
    </div>
  )
}
