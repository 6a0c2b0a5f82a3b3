import type { ReactNode } from 'react'
import './FactList.css'

/** What is known of something, a line each: of `Fact`s. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className="fact-list">{children}</dl>

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
