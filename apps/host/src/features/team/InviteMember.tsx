import { roleNames } from '@showroom/contract/team/team.messages'
import { longestSeatName, teamRoles } from '@showroom/contract/team/team.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { teamMessages as messages } from './messages.ts'

const empty = { email: '', name: '', role: 'designer' }
const options = teamRoles.map((value) => ({ value, label: roleNames[value] }))
const chosenOf = (role: string) => teamRoles.find((each) => each === role) ?? 'designer'

/** An address, and what they may do. */
export const InviteMember = ({ onInvited }: { onInvited: () => void }) => {
  const { form: element, ...form } = useForm({ values: empty, rules: () => ({}) })
  const { values, change, errorOf } = form
  const save = useSave(form, async ({ email, name, role }) => {
    const { message } = await call('POST /api/team', { body: { email, name, role: chosenOf(role) } })
    change(empty)
    onInvited()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save} aria-label={messages.ask}>
      <TextField
        name="email"
        label={messages.email}
        required
        maxLength={254}
        autoComplete="off"
        inputMode="email"
        enterKeyHint="next"
        value={values.email}
        error={errorOf('email')}
        onChange={(email) => change({ email })}
      />
      <TextField
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        required={false}
        maxLength={longestSeatName}
        autoComplete="off"
        enterKeyHint="next"
        value={values.name}
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <SelectField
        name="role"
        label={messages.role}
        hint={messages.roleHint(chosenOf(values.role))}
        options={options}
        value={values.role}
        error={errorOf('role')}
        onChange={(role) => change({ role })}
        required
      />
      <SaveButton isBusy={form.isBusy} label={messages.send} busyLabel={messages.sending} />
    </form>
  )
}
