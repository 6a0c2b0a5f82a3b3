import { useEffect, useState } from 'react'
import { type Shop, useShop } from '../shop/index.ts'
import { type Chat, openChat } from './open-chat.ts'
import type { ChatPlace } from './place.ts'

/** Opened with the page, and closed with it. `placeOf` is a constant function. */
export const useOpenedChat = (placeOf: (shop: Shop, id: string) => ChatPlace, id: string): Chat | null => {
  const shop = useShop()
  const [chat, setChat] = useState<Chat | null>(null)
  useEffect(() => {
    const opened = openChat(shop, placeOf(shop, id))
    setChat(opened)
    void opened.load()
    return opened.close
  }, [shop, placeOf, id])
  return chat
}
