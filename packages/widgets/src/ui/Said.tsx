/** A live region for what can only be seen otherwise: counts, prices, results. */
export const Said = ({ children }: { children: string | null }) => (
  <p className="said" role="status">
    {children}
  </p>
)
