import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isFinal } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { aiCall } from './ai-call.ts'
import { type AiSession, keepCredits } from './ai-session.ts'
import { creditMessages as messages } from './credit.messages.ts'

/** A bank sends its customer back with the purchase in the address: what came of it is told once. */
export const useBackFromBank = ({ status }: Pick<AiSession, 'status'>) => {
  const [asked, setAsked] = useSearchParams()
  const id = asked.get('purchase')
  useEffect(() => {
    if (id === null || status !== 'in') return
    const forget = () =>
      setAsked(
        (before) => {
          before.delete('purchase')
          return before
        },
        { replace: true },
      )
    const look = async () => {
      const { data } = await aiCall('GET /api/AI/credits/{id}', { params: { id } })
      keepCredits(data.credits)
      const { state, credits, sentence } = data.purchase
      if (state === 'paid') toast.success(messages.bought(credits))
      else toast.error(sentence ?? messages.underway)
      forget()
    }
    look().catch((failure: unknown) => {
      if (isFinal(failure)) forget()
    })
  }, [id, status, setAsked])
}
