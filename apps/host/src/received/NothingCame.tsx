type Props = { isFiltered: boolean; nothing: string }

export const NothingCame = ({ isFiltered, nothing }: Props) => (
  <div className="received-empty">
    <p>{isFiltered ? 'Nothing fits these words and days. Clear the filters to see everything.' : nothing}</p>
  </div>
)
