import type { Project, ProjectMember } from '@showroom/contract/project/project'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { invitedRoleWords, rightWords, sightWords } from './choice.messages.ts'
import { keyIn, optionsOf } from './words.ts'
import { projectMessages as messages } from './messages.ts'

type Props = {
  projectId: string
  /** Null for somebody new. */
  member: ProjectMember | null
  onSaved: (project: Project) => void
  onClose: () => void
}

/** Who it is, what they may do, and which numbers they see. */
export const MemberDialog = ({ projectId, member, onSaved, onClose }: Props) => {
  const { element, form, save } = useMember({ projectId, member, onSaved })
  const { values, change, errorOf } = form
  return (
    <Dialog title={member ? member.name : messages.inviteSomebody} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        {!member && (
          <TextField
            name="email"
            label={messages.theirEMail}
            required
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="next"
            value={values.email}
            error={errorOf('email')}
            onChange={(email) => change({ email })}
          />
        )}
        <SelectField
          name="role"
          label={messages.role}
          options={optionsOf(invitedRoleWords)}
          value={values.role}
          error={errorOf('role')}
          onChange={(role) => change({ role: keyIn(invitedRoleWords, role) ?? 'viewer' })}
        />
        <SelectField
          name="right"
          label={messages.can}
          hint={messages.eachMayDoWhat}
          options={optionsOf(rightWords)}
          value={values.right}
          error={errorOf('right')}
          onChange={(right) => change({ right: keyIn(rightWords, right) ?? 'view' })}
        />
        <SelectField
          name="sees_prices"
          label={messages.seesPrices}
          options={optionsOf(sightWords)}
          value={values.sees_prices}
          error={errorOf('sees_prices')}
          onChange={(sees_prices) => change({ sees_prices: keyIn(sightWords, sees_prices) ?? 'no' })}
        />
        <SaveButton
          isBusy={form.isBusy}
          label={member ? messages.save : messages.sendTheInvitation}
          busyLabel={member ? messages.saving : messages.sending}
        />
      </form>
    </Dialog>
  )
}

const useMember = ({ projectId, member, onSaved }: Omit<Props, 'onClose'>) => {
  const { form: element, ...form } = useForm({
    values: {
      email: '',
      role: member?.role ?? 'client',
      right: member?.right ?? 'suggest',
      sees_prices: member?.sees_prices ?? 'yes',
    },
  })
  const save = useSave(form, async ({ email, ...typed }) => {
    const body = {
      role: keyIn(invitedRoleWords, typed.role) ?? 'viewer',
      right: keyIn(rightWords, typed.right) ?? 'view',
      sees_prices: keyIn(sightWords, typed.sees_prices) ?? 'no',
    }
    const { data, message } = member?.id
      ? await call('PUT /api/project_member/{id}', { params: { id: member.id }, body })
      : await call('POST /api/project/{id}/member', { params: { id: projectId }, body: { ...body, email } })
    onSaved(data)
    return message
  })
  return { element, form, save }
}
