import { TextField } from '../../kit/form/TextField.tsx'
import type { TypedName } from './name-form.ts'
import { departmentsMessages as messages } from './messages.ts'

type Props = {
  values: TypedName
  errorOf: (name: string) => string | undefined
  onName: (name: string) => void
  onSlug: (slug: string) => void
  /** Why the address is what it is. */
  fixed?: string | null
}

/** What everything in the tree has: a name, and the end of a web address. */
export const NamedFields = ({ values, errorOf, onName, onSlug, fixed = null }: Props) => (
  <>
    <TextField
      name="name"
      label={messages.name}
      maxLength={60}
      required
      autoComplete="off"
      value={values.name}
      error={errorOf('name')}
      onChange={onName}
    />
    {fixed === null ? (
      <TextField
        name="slug"
        label={messages.address}
        hint={messages.addressHint}
        maxLength={60}
        required
        autoComplete="off"
        autoCapitalize="none"
        value={values.slug}
        error={errorOf('slug')}
        onChange={onSlug}
      />
    ) : (
      <div className="departments-fixed">
        <span>{messages.address}</span>
        <strong>{values.slug}</strong>
        <p>{fixed}</p>
      </div>
    )}
  </>
)
