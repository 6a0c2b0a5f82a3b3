import type {
  NotificationPreference,
  NotificationPreferences,
} from '@showroom/contract/notification/notification'
import type { SmsPhone } from '@showroom/contract/notification/sms'
import { notificationTabs } from '@showroom/contract/notification/notification-kinds'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useLinkedPlace } from '../../layout/useLinkedPlace.ts'
import { PushHere } from './push/PushHere.tsx'
import { SmsPhoneForm } from './sms/SmsPhoneForm.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'
import { type PreferenceChange, usePreferences } from './usePreferences.ts'
import { notificationMessages as messages } from './messages.ts'
import './Notifications.css'

/** Of which events somebody hears, and how: saved as it is chosen. */
export const Preferences = () => {
  const { read, change, tellPush, tellSms } = usePreferences()
  return (
    <div id="notifications">
      <Loaded read={read}>
        {({ data }) => (
          <Shown
            data={data}
            onChange={(changed) => void change(data, changed)}
            onPush={(isOn) => tellPush(data, isOn)}
            onSms={(phone) => tellSms(data, phone)}
          />
        )}
      </Loaded>
    </div>
  )
}

type Props = { data: NotificationPreferences; onChange: (change: PreferenceChange) => void }

type ShownProps = Props & { onPush: (isOn: boolean) => void; onSms: (phone: SmsPhone) => void }

const Shown = ({ data, onChange, onPush, onSms }: ShownProps) => {
  // The page of notifications leads here, to something that comes after its page has.
  useLinkedPlace()
  return (
    <div className="preferences">
      <Section title={messages.events} about={messages.aboutEvents}>
        <Matrix
          kinds={data.kinds}
          isPushed={data.push !== null}
          isTexted={data.sms !== null}
          onChange={onChange}
        />
      </Section>
      {data.push && (
        <Section title={messages.thisDevice} about={messages.aboutThisDevice}>
          <PushHere push={data.push} onChange={onPush} />
        </Section>
      )}
      {data.sms && (
        <Section title={messages.texts} about={messages.aboutTexts}>
          <SmsPhoneForm phone={data.sms} onChange={onSms} />
        </Section>
      )}
      <Section
        title={messages.quietHours}
        about={data.push || data.sms ? messages.aboutQuietHoursPushed : messages.aboutQuietHours}
      >
        <QuietHoursFields value={data.quiet_hours} onChange={(quiet_hours) => onChange({ quiet_hours })} />
      </Section>
    </div>
  )
}

type MatrixProps = {
  kinds: readonly NotificationPreference[]
  /** Whether there is a way to push anything. */
  isPushed: boolean
  /** Whether there is a way to text anybody. */
  isTexted: boolean
} & Omit<Props, 'data'>

const Matrix = ({ kinds, isPushed, isTexted, onChange }: MatrixProps) => (
  <table className="preference-table">
    <thead>
      <tr>
        <th scope="col">{messages.event}</th>
        <th scope="col">{messages.inApp}</th>
        <th scope="col">{messages.eMail}</th>
        {isPushed && <th scope="col">{messages.push}</th>}
        {isTexted && <th scope="col">{messages.text}</th>}
      </tr>
    </thead>
    {notificationTabs
      .filter((tab) => kinds.some((each) => each.tab === tab))
      .map((tab) => (
        <tbody key={tab}>
          <tr>
            <th scope="rowgroup" colSpan={3 + Number(isPushed) + Number(isTexted)}>
              {messages.tabNames[tab]}
            </th>
          </tr>
          {kinds
            .filter((each) => each.tab === tab)
            .map((each) => (
              <Row key={each.kind} of={each} isPushed={isPushed} isTexted={isTexted} onChange={onChange} />
            ))}
        </tbody>
      ))}
  </table>
)

type RowProps = { of: NotificationPreference } & Omit<MatrixProps, 'kinds'>

const Row = ({ of, isPushed, isTexted, onChange }: RowProps) => (
  <tr>
    <th scope="row">{of.name}</th>
    <td>
      <Box
        label={messages.hereFor(of.name)}
        isOn={of.in_app}
        isLocked={of.is_in_app_locked}
        onChange={(in_app) => onChange({ kinds: [{ kind: of.kind, in_app }] })}
      />
    </td>
    <td>
      <Box
        label={messages.eMailFor(of.name)}
        isOn={of.e_mail}
        isLocked={of.is_e_mail_locked}
        onChange={(e_mail) => onChange({ kinds: [{ kind: of.kind, e_mail }] })}
      />
    </td>
    {isPushed && (
      <td>
        <Box
          label={messages.pushFor(of.name)}
          isOn={of.push}
          isLocked={of.is_push_locked}
          onChange={(push) => onChange({ kinds: [{ kind: of.kind, push }] })}
        />
      </td>
    )}
    {isTexted && (
      <td>
        <Box
          label={messages.textFor(of.name)}
          isOn={of.sms}
          isLocked={of.is_sms_locked}
          onChange={(sms) => onChange({ kinds: [{ kind: of.kind, sms }] })}
        />
      </td>
    )}
  </tr>
)

type BoxProps = { label: string; isOn: boolean; isLocked: boolean; onChange: (isOn: boolean) => void }

const Box = ({ label, isOn, isLocked, onChange }: BoxProps) => (
  <label className="preference-box">
    <span className="visually-hidden">{label}</span>
    <input
      type="checkbox"
      checked={isOn}
      disabled={isLocked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
)
