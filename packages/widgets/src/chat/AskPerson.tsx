import type { ProjectChat } from '@showroom/contract/chat/chat'
import { useState } from 'react'
import { ShopError, useShop } from '../shop/index.ts'
import { chatWords } from './messages.ts'

/** Below what was answered automatically, for clients: those who answer are people themselves. */
export const AskPerson = ({ loaded: { me, people, thread } }: { loaded: ProjectChat }) => {
  const { call } = useShop()
  const [said, setSaid] = useState<string | null>(null)
  const role = people.find(({ id }) => id === me)?.role
  if (role !== 'owner' && role !== 'client') return null
  const ask = async () => {
    try {
      const { message } = await call('POST /api/assistant/person', { body: { project: thread.project_id } })
      setSaid(message ?? null)
    } catch (failure) {
      setSaid(failure instanceof ShopError ? failure.message : chatWords.notDone)
    }
  }
  return (
    <p className="chat-person">
      <button type="button" className="chat-pane" onClick={() => void ask()}>
        {chatWords.askPerson}
      </button>
      <span role="status">{said}</span>
    </p>
  )
}
