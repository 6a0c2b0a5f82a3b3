/** The shape of a panel before it has come. */
export const Waiting = ({ rows = 3 }: { rows?: number }) => (
  <div className="account-waiting" aria-busy="true">
    <span className="visually-hidden">Loading…</span>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} aria-hidden="true">
        <i />
        <i />
      </div>
    ))}
  </div>
)
