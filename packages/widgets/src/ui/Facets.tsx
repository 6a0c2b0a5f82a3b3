type FacetsProps = {
  facets: {
    key: string
    label: string
    unit: string | null
    values: { value: string; label: string; count: number; selected: boolean }[]
  }[]
  onToggle: (key: string, value: string) => void
  /** How many stand open at first. */
  opened?: number
}

/** Groups of choices with true counts; several of a group widen, several groups narrow. */
export const Facets = ({ facets, onToggle, opened = 4 }: FacetsProps) => (
  <div className="facets" part="facets">
    {facets.map((facet, index) => (
      <details key={facet.key} open={index < opened || facet.values.some((value) => value.selected)}>
        <summary>{facet.unit ? `${facet.label} (${facet.unit})` : facet.label}</summary>
        <ul>
          {facet.values.map((value) => (
            <li key={value.value}>
              <label>
                <input
                  type="checkbox"
                  checked={value.selected}
                  onChange={() => onToggle(facet.key, value.value)}
                />
                <span>{value.label}</span>
                <span className="count">{value.count}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </div>
)
