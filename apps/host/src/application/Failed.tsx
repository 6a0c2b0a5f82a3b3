/** What did not arrive, in its place. */
export const Failed = ({ sentence, again }: { sentence: string; again: () => void }) => (
  <div className="apply-main" role="alert">
    <p>{sentence}</p>
    <button type="button" className="button quiet" onClick={again}>
      Try again
    </button>
  </div>
)
