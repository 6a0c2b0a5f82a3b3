import { pictureFields } from '@showroom/contract/shared/image.rules'
import type { Application, ApplicationRequest } from '@showroom/contract/application/application'
import { type Askable, type DocumentKind, documentKinds } from '@showroom/contract/application/choices'
import { FormFailure } from '../../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../../kit/form/TextField.tsx'
import { useForm } from '../../../../kit/form/useForm.ts'
import { call } from '../../../../data/call.ts'
import { fieldErrorsOf } from '../../../../data/failure.ts'
import { AreaField } from '../../../../kit/form/AreaField.tsx'
import { askedWords } from '@showroom/contract/application/asked-words'
import { FileField } from '../../../../kit/form/FileField.tsx'
import { useFiles } from '../useFiles.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { applyMessages as messages } from '../messages.ts'

type Props = { application: Application; replace: (application: Application) => void }

const isFile = (what: Askable): what is DocumentKind => documentKinds.some((kind) => kind === what)

/** All that was asked for, answered where it stands. */
export const Answering = ({ application, replace }: Props) => {
  const open = application.requests.filter(({ answered_at }) => answered_at === null)
  const { form, values, change, errorOf, submit, isBusy } = useForm<Record<string, string>>({ values: {} })
  const { run: send, failure } = useSubmit(async (typed: Record<string, string>) => {
    const answers = open.map(({ id }) => ({ id, answer: typed[id] ?? '' }))
    const { data } = await call('POST /api/application/answer', { body: { answers } })
    replace(data)
  }, 'screen')
  const isShown = open.some(({ id }) => failure && id in failure.errors)
  const sentence = isShown || !failure ? null : (failure.errors.license_number?.join(' ') ?? failure.message)
  return (
    <form
      ref={form}
      className="form status-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async (typed) => fieldErrorsOf(await send(typed)))
      }}
    >
      <FormFailure sentence={sentence} />
      {open.map((request) => (
        <Asked
          key={request.id}
          request={request}
          application={application}
          replace={replace}
          value={values[request.id] ?? ''}
          error={errorOf(request.id)}
          onChange={(value) => change({ [request.id]: value })}
        />
      ))}
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? messages.sending : messages.sendMyAnswers}
      </button>
    </form>
  )
}

type AskedProps = Props & {
  request: ApplicationRequest
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const noKeeping = async () => undefined

const Asked = ({ request, application, replace, value, error, onChange }: AskedProps) => {
  const { id, what, note, document_id } = request
  const files = useFiles(replace, noKeeping)
  const shown = { label: askedWords[what], ...(note === '' ? {} : { hint: note }), error }
  if (isFile(what))
    return (
      <FileField
        {...shown}
        documents={application.documents.filter((document) => document.id === document_id)}
        isSingle
        {...(what === 'logo' ? { picture: pictureFields.logo } : {})}
        onAdd={(file, onProgress) => files.add(file, { kind: what, requestId: id, onProgress })}
        onRemove={files.remove}
      />
    )
  if (what === 'question')
    return <AreaField {...shown} name={what} value={value} onChange={onChange} maxLength={600} required />
  return (
    <TextField
      {...shown}
      {...(what === 'license_expires_on' ? { placeholder: 'YYYY-MM-DD' } : {})}
      name={what}
      value={value}
      onChange={onChange}
      maxLength={200}
      required
    />
  )
}
