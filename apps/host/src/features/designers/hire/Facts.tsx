/** What was said, by its name. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="designer-said">
    {facts.map(([label, words]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)
