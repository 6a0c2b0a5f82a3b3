/** What did not arrive, in its place. */
export const Failed = ({ sentence, retry }: { sentence: string; retry: () => void }) => (
  <div className="apply-main" role="alert">
    <p>{sentence}</p>
    <button type="button" className="button quiet" onClick={retry}>
      Try again
    </button>
  </div>
)
