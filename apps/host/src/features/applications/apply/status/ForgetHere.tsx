import { call } from '../../../../data/call.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'

/** For a computer that others use as well. */
export const ForgetHere = ({ onForgotten }: { onForgotten: () => void }) => {
  const { run: forget } = useSubmit(async () => {
    await call('DELETE /api/application', {})
    onForgotten()
  })
  return (
    <p className="form-hint">
      Not your computer?{' '}
      <button type="button" className="form-link" onClick={() => void forget()}>
        Forget my application in this browser
      </button>
      . A link by e-mail opens it again.
    </p>
  )
}
