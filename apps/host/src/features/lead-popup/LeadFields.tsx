import { Link, useLocation } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { useProfile } from '../../shop-context/useShopState.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import { textOf } from '../../kit/form/text-of.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { phoneAsWritten, rulesOfLead } from './lead-form.ts'
import { type LeadForm, sendLead } from './send-lead.ts'
import { leadPopupMessages as messages } from './messages.ts'

export const LeadFields = ({ onSent }: { onSent: () => void }) => {
  const { pathname } = useLocation()
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  const pro = isSelected(showroom) ? profile : null
  const lead = useForm<LeadForm>({ values: useKnown(), rules: rulesOfLead })
  const { form, values, change, isBusy, submit } = lead
  const send = async (typed: LeadForm) => {
    const place = { shopProfileId: pro?.user_id ?? '', page: pathname }
    if (await sendLead({ ...typed, phone_number: phoneAsWritten(typed.phone_number) }, place)) onSent()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <TextField
        {...textOf(lead, 'full_name')}
        required
        label={messages.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...textOf(lead, 'email')}
        required
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
      <TextField
        {...textOf(lead, 'phone_number')}
        required
        label={messages.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
      />
      <Trap value={values.leave_empty} onChange={(leave_empty) => change({ leave_empty })} />
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        {isBusy ? messages.sending : messages.send}
      </button>
      <p className="lead-popup-note">
        {pro ? messages.noteOfPro(pro.company_name) : messages.note}{' '}
        <Link to={paths.privacyPolicy}>{messages.privacyPolicy}</Link>
      </p>
    </form>
  )
}

/** Who is signed in need not type it again. */
const useKnown = (): LeadForm => {
  const user = useSession((session) => session.user)
  return {
    full_name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
    email: user?.email ?? '',
    phone_number: phoneAsWritten(user?.phone_number ?? ''),
    leave_empty: '',
  }
}

/** No person sees this field, and no reader reads it: what fills it in is a program. */
const Trap = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <div className="lead-popup-trap" aria-hidden="true">
    <input
      name="leave_empty"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
)
