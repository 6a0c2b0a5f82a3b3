import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import type { ListedFile } from '../../kit/form/FileList.tsx'
import { toast } from '../../kit/toast/toast.ts'

type Props = { item: OrderItemProfit; onItem: (item: OrderItemProfit) => void }

/** Why a line is set where its own way does not lead, and what shows it. */
const useOverride = () => {
  const [isReasonNeeded, setReasonNeeded] = useState(false)
  const [note, setNote] = useState('')
  const [proof, setProof] = useState<ListedFile | null>(null)
  const forget = () => {
    setReasonNeeded(false)
    setNote('')
    setProof(null)
  }
  return { isReasonNeeded, setReasonNeeded, note, setNote, proof, setProof, forget }
}

export const useStatus = ({ item, onItem }: Props) => {
  const [chosen, setChosen] = useState<OrderStatus | null>(null)
  const { setReasonNeeded, forget, ...override } = useOverride()
  const cancel = () => {
    setChosen(null)
    forget()
  }
  const { note, proof } = override
  const { run, isBusy, failure } = useSubmit(async (status: OrderStatus) => {
    const { data, message } = await call('PUT /api/order_item/{id}/status', {
      params: { id: item.id },
      body: { status, note: note.trim(), ...(proof ? { proof: proof.id } : {}) },
    })
    cancel()
    onItem(data)
    if (message) toast.success(message)
  })
  const set = async (status: OrderStatus) => {
    const failed = await run(status)
    if (failed === null) return
    // The server asks why, what shows it, or for a code: what was chosen stays chosen until that is said.
    if ('note' in failed.errors || 'proof' in failed.errors) setReasonNeeded(true)
    else if (failed.code !== 'otp_needed') cancel()
  }
  const choose = (status: OrderStatus) => {
    setChosen(status)
    setReasonNeeded(false)
    void set(status)
  }
  return {
    ...override,
    chosen,
    choose,
    set,
    isBusy,
    /** What is wrong with the file; that it is missing is said before it is sent. */
    refusal: override.proof === null ? null : (failure?.errors['proof']?.[0] ?? null),
    isCodeNeeded: failure?.code === 'otp_needed',
    cancel,
  }
}
