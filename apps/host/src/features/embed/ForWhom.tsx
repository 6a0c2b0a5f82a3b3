import { nameOf } from './asked.ts'
import { embedMessages as messages } from './messages.ts'
import type { Website } from './useWebsite.ts'

/** The company, and the exact website: who is about to be let in by whom. */
export const ForWhom = ({ title, website }: { title: string; website: Website }) => (
  <div className="popup-head">
    <h1>{title}</h1>
    <p className="popup-site">
      {messages.on} <strong>{nameOf(website.origin)}</strong>
    </p>
  </div>
)
