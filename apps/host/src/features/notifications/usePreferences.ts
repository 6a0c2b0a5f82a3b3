import type { NotificationPreferences, QuietHours } from '@showroom/contract/notification/notification'
import type { SmsPhone } from '@showroom/contract/notification/sms'
import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'
import { useRef } from 'react'
import { call } from '../../data/call.ts'
import { failureOf } from '../../data/failure.ts'
import { tellFailure } from '../../data/tell-failure.ts'
import { useRead } from '../../data/useRead.ts'
import { toast } from '../../kit/toast/toast.ts'

type KindChange = {
  kind: NotificationKind
  in_app?: boolean
  e_mail?: boolean
  push?: boolean
  sms?: boolean
}
export type PreferenceChange = { kinds?: KindChange[]; quiet_hours?: QuietHours | null }

const changed = (
  before: NotificationPreferences,
  { kinds = [], quiet_hours = before.quiet_hours }: PreferenceChange,
): NotificationPreferences => ({
  kinds: before.kinds.map((each) => ({ ...each, ...kinds.find(({ kind }) => kind === each.kind) })),
  quiet_hours,
  push: before.push,
  sms: before.sms,
})

/** A box is ticked at once; what the server refuses is taken back. */
export const usePreferences = () => {
  const read = useRead('GET /api/notification_preference', {})
  const latest = useRef(0)
  const change = async (before: NotificationPreferences, change_: PreferenceChange): Promise<void> => {
    latest.current += 1
    const own = latest.current
    read.replace(changed(before, change_))
    try {
      const { data, message } = await call('PUT /api/notification_preference', { body: change_ })
      // An answer from before the last tick does not know of it.
      if (own === latest.current) read.replace(data)
      if (message) toast.success(message)
    } catch (thrown) {
      tellFailure(failureOf(thrown))
      read.retry()
    }
  }
  /** The same page's own browser, as it has just been told. */
  const tellPush = (data: NotificationPreferences, isOn: boolean): void =>
    read.replace({ ...data, push: data.push && { ...data.push, is_on_here: isOn } })
  const tellSms = (data: NotificationPreferences, sms: SmsPhone): void => read.replace({ ...data, sms })
  return { read, change, tellPush, tellSms }
}
