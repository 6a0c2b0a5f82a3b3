import { useEmit } from '../shop/context.ts'
import type { Acted, Action, Refused, WidgetEvents } from '../shop/events.ts'

export type Act = <Name extends Action>(
  name: Name,
  detail: WidgetEvents[Name],
  work: () => Promise<Acted<Name>>,
) => Promise<Acted<Name>>

/** Acts after asking the page, which may take over; whoever listens finds the outcome in the event's `promise`. */
export function useAct(): Act {
  const emit = useEmit()
  return (name, detail, work) => {
    let goesOn = false
    // Begins when all listeners have been asked.
    const acted = Promise.resolve().then(() => (goesOn ? work() : prevented))
    const promise = acted.then(outcomeOf)
    // The page need not listen to it; a bug is heard by who called.
    promise.catch(() => undefined)
    goesOn = emit(name, detail, { cancelable: true, promise })
    return acted
  }
}

/** The page has taken over: nothing was done, and nothing is to be said of it. */
export const prevented: Refused = { ok: false, code: 'prevented', message: 'The page has taken over.' }

/** Rejects with plain JSON, as all that the page is told; a bug stays an Error. */
const outcomeOf = <Name extends Action>(acted: Acted<Name>) => {
  if (acted.ok) return acted.outcome
  const { code, message } = acted
  return Promise.reject({ code, message })
}
