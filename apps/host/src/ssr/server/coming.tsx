import { renderToString } from 'react-dom/server'
import { Wordmark } from '../../layout/Wordmark.tsx'
import { layoutMessages as messages } from '../../layout/messages.ts'

const bars = [0, 1, 2]

/** What every page of a workspace begins with, and nobody's: it is there at once, and the page takes its place. */
const Coming = () => (
  <div aria-hidden="true">
    <header className="header">
      <div className="header-bar">
        <span className="header-menu">
          <span className="header-menu-lines" />
          {messages.menu}
        </span>
        <span className="header-brand">
          <Wordmark />
        </span>
        <span className="header-search" />
      </div>
    </header>
    <div className="page page-top account-waiting">
      {bars.map((bar) => (
        <div key={bar}>
          <i />
          <i />
        </div>
      ))}
    </div>
  </div>
)

export const coming = renderToString(<Coming />)
