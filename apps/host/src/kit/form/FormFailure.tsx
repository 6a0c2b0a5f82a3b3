import './form.css'

/** Why the form as a whole was not taken; errors of a field stand under the field. */
export const FormFailure = ({ sentence }: { sentence: string | null }) => (
  <div role="alert">{sentence && <p className="form-failure">{sentence}</p>}</div>
)
