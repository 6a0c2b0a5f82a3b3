import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import { Link } from 'react-router'
import { call } from '../../../data/call.ts'
import { refused } from '../../../data/failure.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSave } from '../../../data/useSave.ts'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { paths } from '../../../paths.ts'
import { bodyOf, ownRules, type OwnTyped, typedOf } from './own-form.ts'
import { OwnWords } from './OwnWords.tsx'
import { Packages } from './Packages.tsx'
import { Portfolio } from './Portfolio.tsx'
import { ownPageMessages as messages } from './messages.ts'
import '../../../kit/form/form.css'
import '../Designers.css'

/** /account/designer: a Pro's own page. */
export const OwnPage = () => {
  const read = useRead('GET /api/designer_profile', {})
  return (
    <Loaded read={read} rows={4}>
      {({ data }) => (
        <>
          <Page own={data} onSaved={read.replace} />
          {data && <Portfolio />}
        </>
      )}
    </Loaded>
  )
}

type Props = { own: OwnDesignerProfile | null; onSaved: (own: OwnDesignerProfile) => void }

const useOwnForm = ({ own, onSaved }: Props) => {
  const { form: element, ...form } = useForm<OwnTyped>({ values: typedOf(own), rules: ownRules })
  const save = useSave(form, async (typed) => {
    const body = bodyOf(typed)
    if (!body) throw refused(say.state)
    const { data, message } = await call('PUT /api/designer_profile', { body })
    onSaved(data)
    return message
  })
  return { element, form, save }
}
export type OwnForm = ReturnType<typeof useOwnForm>['form']

const Page = ({ own, onSaved }: Props) => {
  const { element, form, save } = useOwnForm({ own, onSaved })
  const { values, change } = form
  return (
    <form ref={element} className="form designer-own" noValidate onSubmit={save}>
      <p className="designer-soft">
        {own ? messages.about : messages.none}{' '}
        {own && <Link to={paths.designer(own.id)}>{messages.see}</Link>}
      </p>
      {own?.hidden_reason && <p className="designer-note">{messages.hidden(own.hidden_reason)}</p>}
      <OwnWords form={form} />
      <div>
        <CheckField
          name="is_remote"
          checked={values.is_remote}
          onChange={(is_remote) => change({ is_remote })}
        >
          {messages.remote}
        </CheckField>
        <CheckField
          name="is_listed"
          checked={values.is_listed}
          onChange={(is_listed) => change({ is_listed })}
        >
          {messages.listed}
        </CheckField>
      </div>
      <Packages form={form} />
      <SaveButton isBusy={form.isBusy} label={messages.save} />
    </form>
  )
}
