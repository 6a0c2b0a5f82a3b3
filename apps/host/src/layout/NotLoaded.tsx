/** A page whose program did not come: the network is gone, or a newer version of the site has taken its place. */
export const NotLoaded = () => (
  <div className="page page-top" role="alert">
    <header className="page-head">
      <h1>This page could not be loaded</h1>
      <p>What you chose and ordered is kept. Load the page again to go on.</p>
    </header>
    <button type="button" className="button" onClick={() => location.reload()}>
      Load again
    </button>
  </div>
)
