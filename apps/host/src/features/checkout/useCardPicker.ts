import type { SavedCard } from '@showroom/contract/payment/payment'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useRef, useState } from 'react'
import { type CardFieldsHandle, hasErrors } from '../card/card-fields.ts'
import type { CardChoice } from './card-choice.ts'

/** Which card, and what the frame makes of one that is typed. `not`: one that has just been refused. */
export const useCardPicker = (cards: SavedCard[], not?: { last4: string } | null) => {
  const usable = cards.filter((card) => !card.is_expired)
  const usual = usable.find(({ last4 }) => last4 !== not?.last4)
  const [picked, pick] = useState<string>(usual?.id ?? 'new')
  const [keep, setKeep] = useState(true)
  const [isTaking, setTaking] = useState(false)
  const fields = useRef<CardFieldsHandle>(null)
  const takeNew = async (): Promise<CardChoice | null> => {
    if (!fields.current) return null
    const card = await fields.current.tokenize()
    if (!hasErrors(card)) return { kind: 'new', card, keep }
    fields.current.focus()
    return null
  }
  /** Null: the fields say what is wrong. */
  const take = async (): Promise<CardChoice | null> => {
    const card = usable.find(({ id }) => id === picked)
    if (card) return { kind: 'saved', card }
    if (isTaking) return null
    setTaking(true)
    try {
      return await takeNew()
    } finally {
      setTaking(false)
    }
  }
  const showErrors = (errors: FieldErrors) => {
    fields.current?.showErrors(errors)
    fields.current?.focus()
  }
  return { cards, picked, pick, keep, setKeep, take, isTaking, fields, showErrors }
}

export type CardPickerHeld = ReturnType<typeof useCardPicker>
