import { quietCall } from '../../session/call.ts'
import { sentenceOf } from '../../session/refusal.ts'
import { toast } from '../../toast/toast.ts'

/** For a computer that others use as well. */
export const ForgetHere = ({ onForgotten }: { onForgotten: () => void }) => {
  const forget = async () => {
    try {
      await quietCall('DELETE /api/application', {})
      onForgotten()
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
  }
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
