import type { NotificationPreferences } from '@showroom/contract/notification/notification'
import { useState } from 'react'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { notificationMessages as messages } from '../messages.ts'
import { type Ability, abilityHere, askToPush, turnPushOff, turnPushOn } from './push-browser.ts'

type Push = NonNullable<NotificationPreferences['push']>
type Props = { push: Push; onChange: (isOn: boolean) => void }

const wordsOf = (ability: Ability, isOn: boolean): string => {
  if (ability === 'unable') return messages.pushCanNot
  if (ability === 'blocked') return messages.pushIsBlocked
  return isOn ? messages.pushIsOn : messages.pushIsOff
}

/** Whether this very browser is told what happens. The permission is asked for when its button is pressed. */
export const PushHere = ({ push: { public_key, is_on_here }, onChange }: Props) => {
  const [ability, setAbility] = useState(abilityHere)
  // A permission that was taken back in the browser's settings turns it off as well.
  const isOn = is_on_here && ability === 'on'
  const { run, isBusy } = useSubmit(async () => {
    const done = isOn ? await turnPushOff() : await turnOnAsked(public_key, setAbility)
    if (!done) return
    onChange(!isOn)
    if (done.message) toast.success(done.message)
  })
  return (
    <>
      <p role="status">{wordsOf(ability, isOn)}</p>
      {(ability === 'on' || ability === 'asks') && (
        <button
          type="button"
          className="button quiet push-turn"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {isBusy ? messages.turningPush : isOn ? messages.turnPushOff : messages.turnPushOn}
        </button>
      )}
    </>
  )
}

/** Null where the question was answered with no, or not at all. */
const turnOnAsked = async (publicKey: string, tell: (ability: Ability) => void) => {
  const permission = await askToPush()
  tell(abilityHere())
  if (permission !== 'granted') return null
  try {
    return await turnPushOn(publicKey)
  } catch (thrown) {
    // What its own push service has said is no sentence for people.
    if (thrown instanceof DOMException) throw refused(messages.pushFailed)
    throw thrown
  }
}
