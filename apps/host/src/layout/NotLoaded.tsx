import { layoutMessages as messages } from './messages.ts'

/** A page whose program did not come: the network is gone, or a newer version of the site has taken its place. */
export const NotLoaded = () => (
  <div className="page page-top" role="alert">
    <header className="page-head">
      <h1>{messages.notLoadedTitle}</h1>
      <p>{messages.notLoadedText}</p>
    </header>
    <button type="button" className="button" onClick={() => location.reload()}>
      {messages.loadAgain}
    </button>
  </div>
)
