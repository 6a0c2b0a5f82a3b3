import { call } from '../../../../data/call.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { applyMessages as messages } from '../messages.ts'

/** For a computer that others use as well. */
export const ForgetHere = ({ onForgotten }: { onForgotten: () => void }) => {
  const { run: forget } = useSubmit(async () => {
    await call('DELETE /api/application', {})
    onForgotten()
  })
  return (
    <p className="form-hint">
      {messages.notYourComputer}{' '}
      <button type="button" className="form-link" onClick={() => void forget()}>
        {messages.forgetMyApplicationIn}
      </button>
      {messages.aLinkByE}
    </p>
  )
}
