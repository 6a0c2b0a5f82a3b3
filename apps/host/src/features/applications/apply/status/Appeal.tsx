import type { Application } from '@showroom/contract/application/application'
import { FormFailure } from '../../../../kit/form/FormFailure.tsx'
import { useForm } from '../../../../kit/form/useForm.ts'
import { call } from '../../../../data/call.ts'
import { AreaField } from '../../../../kit/form/AreaField.tsx'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../../data/failure.ts'

/** Once: somebody else of us looks at it again. */
export const Appeal = ({ replace }: { replace: (application: Application) => void }) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({ values: { message: '' } })
  const { run: ask, failure } = useSubmit(async ({ message }: { message: string }) => {
    const { data } = await call('POST /api/application/appeal', { body: { message } })
    replace(data)
  }, 'screen')
  return (
    <form
      ref={form}
      className="form status-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async (typed) => fieldErrorsOf(await ask(typed)))
      }}
    >
      <FormFailure sentence={formSentenceOf(failure)} />
      <AreaField
        name="message"
        label="Do you see it differently?"
        hint="Tell us why, and somebody else of us looks at it again."
        value={values.message}
        onChange={(message) => change({ message })}
        error={errorOf('message') ?? errorOf('license_number')}
        maxLength={2_000}
        required
      />
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Ask to look again'}
      </button>
    </form>
  )
}
