import type { ChatMessage } from '@showroom/contract/chat/chat'
import type { RequestFor } from '@showroom/contract/endpoints'
import { useState } from 'react'
import { ShopError, useShop } from '../shop/index.ts'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'

type Change = RequestFor<'PUT /api/projectChat/{id}'>['body']

/** One change of a message. Answers whether it was done; the sentence of what was not. */
export const useMessageChange = (chat: Chat, { id }: Pick<ChatMessage, 'id'>) => {
  const { call } = useShop()
  const [failed, setFailed] = useState<string | null>(null)
  const doing = async (ask: () => Promise<{ data: ChatMessage }>) => {
    setFailed(null)
    try {
      const { data } = await ask()
      chat.take(data)
      return true
    } catch (failure) {
      setFailed(failure instanceof ShopError ? failure.message : chatWords.notDone)
      return false
    }
  }
  return {
    failed,
    change: (body: Change) => doing(() => call('PUT /api/projectChat/{id}', { params: { id }, body })),
    remove: () => doing(() => call('DELETE /api/projectChat/{id}', { params: { id } })),
  }
}
