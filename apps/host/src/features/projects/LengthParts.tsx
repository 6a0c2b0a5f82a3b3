import { TextField } from '../../kit/form/TextField.tsx'

type Parts<Field extends string> = Record<Field, string>[]

type Props<Field extends string> = {
  title: string
  name: string
  add: string
  /** One that only later parts have: the first is joined to nothing. */
  fields: readonly { field: Field; label: string; isOnlyLater?: boolean }[]
  blank: Record<Field, string>
  most: number
  parts: Parts<Field>
  onChange: (parts: Parts<Field>) => void
  errorOf: (name: string) => string | undefined
}

/** Rectangles, openings or counters: rows of lengths that are added and removed. */
export const LengthParts = <Field extends string>(props: Props<Field>) => {
  const { title, name, add, fields, blank, most, parts, onChange, errorOf } = props
  const set = (index: number, changed: Partial<Record<Field, string>>) =>
    onChange(parts.map((part, at) => (at === index ? { ...part, ...changed } : part)))
  return (
    <fieldset className="room-parts">
      <legend>{title}</legend>
      {parts.map((part, index) => (
        // Rows have no name of their own but their place.
        <div key={index} className="room-part" role="group" aria-label={`${title}, ${index + 1}`}>
          {fields
            .filter(({ isOnlyLater }) => !isOnlyLater || index > 0)
            .map(({ field, label }) => (
              <TextField
                key={field}
                name={`${name}.${index}.${field}`}
                label={label}
                inputMode={field === 'count' ? 'numeric' : 'text'}
                maxLength={16}
                autoComplete="off"
                enterKeyHint="next"
                value={part[field]}
                error={errorOf(`${name}.${index}.${field}`)}
                onChange={(text) => {
                  const changed: Partial<Record<Field, string>> = {}
                  changed[field] = text
                  set(index, changed)
                }}
              />
            ))}
          {(index > 0 || name !== 'rectangles') && (
            <button
              type="button"
              className="account-plain"
              onClick={() => onChange(parts.filter((_, at) => at !== index))}
            >
              Remove
              <span className="visually-hidden">
                {' '}
                {title}, {index + 1}
              </span>
            </button>
          )}
        </div>
      ))}
      {parts.length < most && (
        <button type="button" className="account-plain" onClick={() => onChange([...parts, blank])}>
          {add}
        </button>
      )}
    </fieldset>
  )
}
