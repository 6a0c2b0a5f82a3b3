import type { Project } from '@showroom/contract/project/project'
import { shareScopes, type ShareScope } from '@showroom/contract/project/project-choices'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { DateField } from '../../kit/form/DateField.tsx'
import { shareMessages as messages } from './share.messages.ts'
import { keyIn, optionsOf } from './words.ts'

type Props = {
  projectId: string
  companyName: string
  onShared?: (project: Project) => void
  onClose: () => void
}

const scopeWords: Record<ShareScope, string> = messages.scopes

/** Lets the showroom’s Pro into a project: for what, and until when. They get a link by mail. */
export const ShareDialog = ({ projectId, companyName, onShared, onClose }: Props) => {
  const { form: element, ...form } = useForm({ values: { scope: shareScopes[2] as string, until: '' } })
  const save = useSave(form, async ({ scope, until }) => {
    const { data, message } = await call('GET /api/project/share_to_contractor/{projectId}', {
      params: { projectId },
      query: { scope: keyIn(scopeWords, scope) ?? 'view', ...(until ? { until } : {}) },
    })
    onShared?.(data)
    onClose()
    return message
  })
  const { values, change, errorOf } = form
  return (
    <Dialog title={messages.shareWith(companyName)} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <p className="project-soft">{messages.shareHint}</p>
        <SelectField
          name="scope"
          label={messages.theyMay}
          options={optionsOf(scopeWords)}
          value={values.scope}
          error={errorOf('scope')}
          onChange={(scope) => change({ scope })}
        />
        <DateField
          name="until"
          label={messages.until}
          hint={messages.untilHint}
          value={values.until}
          error={errorOf('until')}
          onChange={(until) => change({ until })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.share} />
      </form>
    </Dialog>
  )
}
