import type { SavedReply } from '@showroom/contract/chat/saved-reply'
import { savedReplyMessages as say } from '@showroom/contract/chat/saved-reply.messages'
import { useRef, useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'

export type ReplyRow = SavedReply & { key: number }

type Wrong = Partial<Record<keyof SavedReply, string>>

const wrongIn = ({ name, body }: SavedReply): Wrong => ({
  ...(name.trim() === '' ? { name: say.noName } : {}),
  ...(body.trim() === '' ? { body: say.noBody } : {}),
})

/** The list as it is written; what is missing is said when it is saved. */
export const useSavedReplies = (saved: readonly SavedReply[]) => {
  const nextKey = useRef(saved.length)
  const [rows, setRows] = useState<readonly ReplyRow[]>(() => saved.map((reply, key) => ({ ...reply, key })))
  const [isChecked, setChecked] = useState(false)
  const { run, isBusy, fieldErrors } = useSubmit(async (replies: readonly SavedReply[]) => {
    const { message } = await call('PUT /api/saved_replies', { body: { replies: [...replies] } })
    if (message) toast.success(message)
  })
  const save = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setChecked(true)
    if (rows.some((row) => Object.keys(wrongIn(row)).length > 0)) return
    void run(rows.map(({ name, body }) => ({ name, body })))
  }
  return {
    rows,
    isBusy,
    save,
    errorOf: (nth: number, field: keyof SavedReply): string | undefined => {
      const row = rows[nth]
      return (isChecked && row && wrongIn(row)[field]) || fieldErrors[`replies.${nth}.${field}`]?.[0]
    },
    change: (key: number, change: Partial<SavedReply>) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    add: () => {
      setChecked(false)
      setRows([...rows, { key: nextKey.current++, name: '', body: '' }])
    },
  }
}
